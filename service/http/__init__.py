"""HTTP in, commands out: translates requests for the service layer and decides nothing about the game."""

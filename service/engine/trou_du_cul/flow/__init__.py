"""How a match goes: manches, deals, exchanges, and tours, player by player."""

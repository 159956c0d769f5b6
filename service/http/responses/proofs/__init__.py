"""The proof of a game's draws, told from its events."""

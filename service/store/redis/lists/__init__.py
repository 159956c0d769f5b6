"""The lists of games: the lobby's and those of keys."""

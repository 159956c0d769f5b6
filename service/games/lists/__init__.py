"""Lists of games: what they show, and how they are read."""

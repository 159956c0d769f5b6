"""How a game is told: views, what is expected, standings, transcripts, scenarios."""

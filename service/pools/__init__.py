"""Pools of ratings as they are kept: games in, each once; leaderboards out."""

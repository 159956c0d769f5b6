"""Matchmaking queues as they are kept: players wait in them, and tables of like ratings come out."""

"""Logs of games in a fraction of their room."""

"""The machine that games run on: it knows no game."""

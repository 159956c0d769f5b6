"""Drawings in characters: dice, cards, players, countdowns. Pure functions of what is known."""

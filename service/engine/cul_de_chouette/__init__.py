"""Cul de Chouette: the flow of the game, one file a rule, and the rulebooks as data."""

"""Tournaments from a terminal: `chouette tournament`."""

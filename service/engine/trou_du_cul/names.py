"""The names by which clients know this game."""

from __future__ import annotations

GAME = "trou_du_cul"
"""The kind of game."""

RULESET = "trou-du-cul"
"""Its one rulebook."""

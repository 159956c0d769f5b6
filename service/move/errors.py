"""Why something cannot be moved."""

from __future__ import annotations

from collections.abc import Sequence


class CannotMove(Exception):
    """It cannot be moved, or not further; the text is a sentence that says why and what to do."""


SHOWN = 5
"""So many of a list are named."""


def some_of(names: Sequence[str]) -> str:
    """The first of them in words, and how many there are besides."""
    rest = len(names) - SHOWN
    return ", ".join(names[:SHOWN]) + (f" and {rest:,} more" if rest > 0 else "")

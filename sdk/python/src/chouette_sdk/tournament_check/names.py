"""The ids that follow from a tournament's seed and seats."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from chouette_sdk._tournament_rules import is_empty


def game_id(seed: str, table: str, attempt: int) -> str:
    """The id of the game of a table. attempt: 1, and one more each time that it was played again."""
    return hashlib.sha256(f"{seed}|game|{table}|{attempt}".encode()).hexdigest()[:22]


def player_of(seats: Sequence[str], seat: str) -> str:
    """The player's id at the game of a table."""
    return f"empty_seat_{seats.index(seat) + 1}" if is_empty(seat) else seat

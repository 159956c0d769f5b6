"""Leaderboards: players by what they are at least, in a total order, with pages and around a player."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from service.ratings.pool import Pool
from service.ratings.rating import Rating


class Rank(msgspec.Struct, frozen=True, kw_only=True):
    """A line of a leaderboard. rank: from 1 on; those who are equal share it."""

    rank: int
    player: str
    rating: Rating
    provisional: bool


def leaderboard(pool: Pool, with_provisional: bool = True) -> list[Rank]:
    """All players, the best first: by what they are at least, then by the rating itself, then by games, then by
    name."""
    there = [
        (-one.safe, -one.shown, -one.games, player)
        for player, one in pool.ratings.items()
        if with_provisional or not pool.is_provisional(player)
    ]
    lines: list[Rank] = []
    for place, (*worth, player) in enumerate(sorted(there), 1):
        above = lines[-1] if lines else None
        same = above is not None and [-above.rating.safe, -above.rating.shown, -above.rating.games] == worth
        rank = above.rank if above is not None and same else place
        lines.append(
            Rank(rank=rank, player=player, rating=pool.ratings[player], provisional=pool.is_provisional(player))
        )
    return lines


def page(lines: Sequence[Rank], after: str | None, limit: int) -> list[Rank]:
    """So many lines behind that of a player; from the first one on where there is no such player."""
    start = next((place for place, line in enumerate(lines, 1) if line.player == after), 0)
    return list(lines[start : start + limit])


def around(lines: Sequence[Rank], player: str, each: int) -> list[Rank]:
    """The line of a player, and so many on each side of it; nothing where the player is not there."""
    place = next((place for place, line in enumerate(lines) if line.player == player), None)
    return [] if place is None else list(lines[max(0, place - each) : place + each + 1])

"""Leaderboards: players by what they are at least, in a total order."""

from __future__ import annotations

import msgspec

from service.ratings.pool import Pool
from service.ratings.rating import Rating


class Rank(msgspec.Struct, frozen=True, kw_only=True):
    """A line of a leaderboard. rank: from 1 on; those who are equal share it."""

    rank: int
    player: str
    rating: Rating
    provisional: bool


FARTHEST, MOST_GAMES = 5 * 10**6, 10**9 - 1
"""No rating as it is shown is farther from 0 than the one, and of no player more games are rated than the other."""


def standing(rating: Rating) -> str:
    """Where a rating stands, as a text of 23 digits: texts in their order are ratings from the best on, by what players
    are at least, then by the rating itself, then by games. Equals have the same one."""
    return f"{FARTHEST - rating.safe:07d}{FARTHEST - rating.shown:07d}{MOST_GAMES - rating.games:09d}"


def leaderboard(pool: Pool, with_provisional: bool = True) -> list[Rank]:
    """All players, the best first: by where their ratings stand, then by their ids."""
    there = [
        (standing(one), player)
        for player, one in pool.ratings.items()
        if with_provisional or not pool.is_provisional(player)
    ]
    lines: list[Rank] = []
    before = ""
    for place, (worth, player) in enumerate(sorted(there), 1):
        rank = lines[-1].rank if worth == before else place
        before = worth
        lines.append(
            Rank(rank=rank, player=player, rating=pool.ratings[player], provisional=pool.is_provisional(player))
        )
    return lines

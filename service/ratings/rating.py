"""A rating: what is believed of a player's strength, and how sure that is."""

from __future__ import annotations

import msgspec

MICRO = 10**6
START_MU, START_SIGMA = 25 * MICRO, 25 * MICRO // 3
SCALE = 60
"""So many points of a rating as it is shown are one of openskill's: beginners have 1500, give or take 500."""


class Rating(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A player's rating in a pool.

    mu and sigma: openskill's mean and deviation, in millionths, to which they are rounded after each game so that all
    machines go on from the same numbers. games: how many were rated; wins: how many of these were first places, alone
    or shared.
    """

    mu: int = START_MU
    sigma: int = START_SIGMA
    games: int = 0
    wins: int = 0

    @property
    def shown(self) -> int:
        """The rating as it is told: 1500 at the start."""
        return shown(self.mu)

    @property
    def deviation(self) -> int:
        """How far off it may well be, on the same scale: 500 at the start, less with each game."""
        return shown(self.sigma)

    @property
    def safe(self) -> int:
        """What the player is at least, as good as certain: what leaderboards go by, so that a lucky game leads none."""
        return shown(self.mu - 3 * self.sigma) + 3 * shown(START_SIGMA)


def shown(micro: int) -> int:
    """Millionths of openskill's on the scale of what is told, to the nearest whole number."""
    return (2 * SCALE * micro + MICRO) // (2 * MICRO)

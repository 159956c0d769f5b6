"""Ratings: how strong players are, by the games that they played, recalculated to the same figures by anybody."""

from service.ratings.leaderboard import Rank, leaderboard, standing
from service.ratings.matchmaking import Match, Queue, Waiting, accepted, gathered, matched
from service.ratings.pool import Change, Played, Pool, Side, rated, recalculated
from service.ratings.rating import Rating

__all__ = [
    "Change",
    "Match",
    "Played",
    "Pool",
    "Queue",
    "Rank",
    "Rating",
    "Side",
    "Waiting",
    "accepted",
    "gathered",
    "leaderboard",
    "matched",
    "rated",
    "recalculated",
    "standing",
]

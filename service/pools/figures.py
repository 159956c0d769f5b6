"""What a pool keeps beside its record, an item each: the rating of a player, and what players are owed of a game."""

from __future__ import annotations

import msgspec

from service.pools.record import RatingChange
from service.ratings import Rank, Rating, standing
from service.store.items import Excerpt, Item

ALL, ESTABLISHED = "a", "e"
"""The lists of a pool: of all players, and of those whose ratings are not provisional."""

OWED = "owed:"
"""What the name of such an item begins with, before the id of the game; those of ratings are ids of players."""

_encode = msgspec.json.Encoder().encode
_figures = msgspec.json.Decoder(tuple[int, int, int, int]).decode
_changes = msgspec.json.Decoder(list[RatingChange]).decode


def of_player(player: str, rating: Rating, provisional_games: int) -> Item:
    """A rating: mean and deviation (millionths of openskill's), games, wins; on the leaderboards at its place."""
    lists = ALL if rating.games < provisional_games else ALL + ESTABLISHED
    figures = (rating.mu, rating.sigma, rating.games, rating.wins)
    return Item(player, _encode(figures), lists, standing(rating))


def rating(item: Item | None) -> Rating:
    """The rating that this is; that of beginners, where there is none yet."""
    if item is None:
        return Rating()
    mu, sigma, games, wins = _figures(item.data)
    return Rating(mu=mu, sigma=sigma, games=games, wins=wins)


def of_owed(game: str, changes: list[RatingChange] | None) -> Item:
    """Changes that the players of a game may not know of yet: the game itself says once they do. None: they do."""
    return Item(OWED + game, b"" if changes is None else _encode(changes))


def owed(item: Item) -> list[RatingChange]:
    """The changes that this is."""
    return _changes(item.data)


def lines(found: Excerpt, provisional_games: int) -> list[Rank]:
    """Lines of a leaderboard; those who stand at one place share its rank."""
    made, rank, place = list[Rank](), found.better + 1, ""
    for number, item in enumerate(found.items, found.before + 1):
        if place and item.place != place:
            rank = number
        place, one = item.place, rating(item)
        made.append(Rank(rank=rank, player=item.name, rating=one, provisional=one.games < provisional_games))
    return made

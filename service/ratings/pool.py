"""A pool of ratings: games in, ratings and their history out. The one place that knows openskill."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

import msgspec
from openskill.models import PlackettLuce

from service.ratings.rating import MICRO, Rating

PROVISIONAL = 10
"""With fewer games than this a rating is provisional, where a pool does not say otherwise."""


class Side(msgspec.Struct, frozen=True, kw_only=True):
    """One side of a game: its players, one or a team, and its place; those who share a place have the same."""

    players: tuple[str, ...]
    place: int


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """A game that is over. at: when, in ms; games of one instant count in the order of their ids."""

    game: str
    at: int
    sides: tuple[Side, ...]


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """What a game did to a player's rating. sides: how many there were."""

    player: str
    game: str
    at: int
    place: int
    sides: int
    before: Rating
    after: Rating


class Pool(msgspec.Struct, frozen=True, kw_only=True):
    """The ratings of all players of a pool, and the changes that made them, in the order of the games."""

    ratings: dict[str, Rating]
    history: tuple[Change, ...] = ()
    provisional_games: int = PROVISIONAL

    def is_provisional(self, player: str) -> bool:
        """Whether too few games are known of a player for the rating to say much."""
        return self.ratings.get(player, Rating()).games < self.provisional_games


def rated(played: Played, ratings: Mapping[str, Rating]) -> list[Change]:
    """What a game changes, in the order of its sides; nothing where fewer than two sides played. Players without a
    rating begin with that of beginners. Raises ValueError where a player is there twice, or a side has none."""
    players = [player for side in played.sides for player in side.players]
    if len(set(players)) != len(players) or not all(side.players for side in played.sides):
        raise ValueError(f"game {played.game} has a player twice, or a side without players: {players}")
    if len(played.sides) < 2:
        return []
    before = [[ratings.get(player, Rating()) for player in side.players] for side in played.sides]
    after = _after(before, [side.place for side in played.sides])
    return [
        Change(
            player=player, game=played.game, at=played.at, place=side.place, sides=len(played.sides), before=old,
            after=Rating(mu=mu, sigma=sigma, games=old.games + 1, wins=old.wins + (side.place == 1)),
        )
        for side, olds, news in zip(played.sides, before, after, strict=True)
        for player, old, (mu, sigma) in zip(side.players, olds, news, strict=True)
    ]  # fmt: skip


def recalculated(games: Iterable[Played], provisional_games: int = PROVISIONAL) -> Pool:
    """The pool that all games make, in whatever order they are given: that of their instants counts."""
    ratings: dict[str, Rating] = {}
    history: list[Change] = []
    for played in sorted(games, key=lambda played: (played.at, played.game)):
        changes = rated(played, ratings)
        ratings |= {change.player: change.after for change in changes}
        history += changes
    return Pool(ratings=ratings, history=tuple(history), provisional_games=provisional_games)


@cache
def _model() -> PlackettLuce:
    return PlackettLuce()


def _after(before: Sequence[Sequence[Rating]], places: Sequence[int]) -> list[list[tuple[int, int]]]:
    """What openskill makes of the ratings, rounded to millionths."""
    model = _model()
    teams = [[model.rating(mu=one.mu / MICRO, sigma=one.sigma / MICRO) for one in side] for side in before]
    rates = model.rate(teams, ranks=[float(place) for place in places])
    return [[(round(one.mu * MICRO), round(one.sigma * MICRO)) for one in side] for side in rates]

"""All figures of a pool calculated anew from the games that it tells of, and compared; games may be rated meanwhile."""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec

from service.pools import figures
from service.pools.record import GameRated
from service.pools.repository import AT_ONCE, Pools
from service.ratings import Played, Rating, Side, rated
from service.store.errors import Contended
from service.store.items import Item
from service.store.revision import Revision

ATTEMPTS = 60
LISTS = (figures.ALL, figures.ESTABLISHED)
Games = Callable[[int], list[GameRated]]
"""The games that were rated behind the one with a seq, in the order in which they were; some at a time."""


class Recalculated(msgspec.Struct, kw_only=True):
    """A pool was calculated anew from the games that it tells of. games: how many. players: how many have ratings.
    same: whether all figures came out as they are kept. differing: the players whose did not."""

    games: int
    players: int
    same: bool
    differing: list[str]


class Recalculation:
    """One of one pool. What was read before a game that was rated meanwhile is read again, of its players only.

    However many games there are, others that the process serves have their turn in between.
    """

    def __init__(self, pools: Pools, stored_id: str, games: Games) -> None:
        self._pools = pools
        self._id = stored_id
        self._games = games
        self._count = 0
        self._made: dict[str, Rating] = {}
        self._kept: dict[str, Item] = {}
        self._totals: list[int] = []

    def run(self) -> Recalculated:
        """What comes of it; nothing is stored. Raises StoreUnavailable, and Contended."""
        seen: Revision | None = None
        for _ in range(ATTEMPTS):
            found = self._pools.load(self._id)
            if found.revision == seen:
                return self._compared(found.record.provisional_games)
            self._read(found.record.events)
            seen = found.revision
        raise Contended(self._id)

    def _read(self, last_seq: int) -> None:
        """Rate the games up to this one, in the order in which they were, and read what is kept of their players."""
        fresh: set[str] = set()
        while self._count < last_seq and (some := self._games(self._count)):
            for event in some:
                changes = rated(_played(event), self._made)
                self._made |= {change.player: change.after for change in changes}
                fresh |= {change.player for change in changes}
            self._count += len(some)
            time.sleep(0)
        self._kept |= self._pools.items(self._id, sorted(fresh))
        self._totals = [self._pools.excerpt(self._id, letter, 0, 0).total for letter in LISTS]

    def _compared(self, provisional_games: int) -> Recalculated:
        differing = set[str]()
        listed: dict[str, set[str]] = {letter: set() for letter in LISTS}
        for number, (player, rating) in enumerate(self._made.items()):
            item = figures.of_player(player, rating, provisional_games)
            if self._kept.get(player) != item:
                differing.add(player)
            for letter in item.lists:
                listed[letter].add(player)
            if not number % AT_ONCE:
                time.sleep(0)
        for letter, total in zip(LISTS, self._totals, strict=True):
            if len(listed[letter]) != total:
                differing |= listed[letter] ^ self._listed(letter)
        players = self._made.keys() | differing
        return Recalculated(games=self._count, players=len(players), same=not differing, differing=sorted(differing))

    def _listed(self, letter: str) -> set[str]:
        """All who stand in a list now."""
        found, first = set[str](), 0
        while some := self._pools.excerpt(self._id, letter, first, AT_ONCE).items:
            found |= {item.name for item in some}
            first += len(some)
        return found


def _played(event: GameRated) -> Played:
    sides = tuple(Side(players=tuple(side.players), place=side.place) for side in event.sides)
    return Played(game=event.game, at=event.ended_at, sides=sides)

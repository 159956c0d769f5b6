"""Pools in the store, with what they keep beside them; those of an earlier release are brought forward."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice

from service.director.refused import Refused
from service.games.service import GameService
from service.players.kept import Draft, Found, Repository
from service.pools import figures
from service.pools.record import RatingPool
from service.ratings import Rating
from service.store.errors import Contended
from service.store.items import Excerpt, Item

AT_ONCE = 1_000
"""So many items are read or written at a time."""

MOST_STEPS = 1_000
"""No pool of an earlier release is so large, or so contended, that more are needed to bring it forward."""


class Pools(Repository[RatingPool]):
    """Those of one process. Every method may raise StoreUnavailable; `load` raises Refused (`pool_not_found`)."""

    def __init__(self, games: GameService) -> None:
        super().__init__(RatingPool, _unknown, games.store, games.settings, games.clock, games.alarms)
        self._items = games.store.items
        self._now = games.clock.now

    def load(self, stored_id: str) -> Found[RatingPool]:
        """As it is, with all that it has beside it. Raises Contended too."""
        for _ in range(MOST_STEPS):
            found = super().load(stored_id)
            if found.record.ratings is None:
                return found
            self._bring_forward(found)
        raise Contended(stored_id)

    def items(self, stored_id: str, names: Iterable[str]) -> dict[str, Item]:
        """What is kept under these names, as far as something is."""
        made, left = dict[str, Item](), iter(names)
        while some := list(islice(left, AT_ONCE)):
            made |= {item.name: item for item in self._items.read(stored_id, some) if item is not None}
        return made

    def excerpt(self, stored_id: str, letter: str, first: int, count: int, beside: str = "") -> Excerpt:
        """See Items.excerpt."""
        return self._items.excerpt(stored_id, letter, first, count, beside)

    def _bring_forward(self, found: Found[RatingPool]) -> None:
        """Make items of some of what an earlier release has kept in the record itself.

        A rating is in the one place or in the other, whatever is killed; the last step says that none is left.
        """
        draft = Draft(found.record, self._now())
        record = draft.record
        for game in list(record.owed)[:AT_ONCE]:
            draft.items.append(figures.of_owed(game, record.owed.pop(game)))
        kept = record.ratings or {}
        for player in list(kept)[: AT_ONCE - len(draft.items)]:
            mu, sigma, games, wins = kept.pop(player)
            rating = Rating(mu=mu, sigma=sigma, games=games, wins=wins)
            draft.items.append(figures.of_player(player, rating, record.provisional_games))
        if not record.owed and not kept:
            record.ratings = None
        # Where another process was faster, it has done this step.
        self.commit_on(found, draft)


def _unknown(stored_id: str) -> Exception:
    return Refused("pool_not_found")

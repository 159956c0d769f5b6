"""Pools of ratings, as HTTP and workers ask for them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from service import engine
from service.director.refused import Refused
from service.games.service import GameService
from service.players import ids
from service.players.kept import Draft, Found, Render
from service.pools import figures
from service.pools.rating import GameRating
from service.pools.recalculation import Recalculated, Recalculation
from service.pools.record import GameRated, RatingPool, list_of, of_ruleset, stored
from service.pools.repository import Pools
from service.ratings import Rank, Rating
from service.store.idempotency import Answer, Idempotency, StoredAnswer

LOG_PAGE = 100
"""Games that are calculated anew at a time: some 30 ms."""

NOTHING = StoredAnswer(status=204, body=b"")
_decode = msgspec.json.Decoder(GameRated).decode


class PoolService:
    """What one process does with pools. Safe in threads and greenlets. Every method may raise StoreUnavailable; those
    on one pool Refused (`pool_not_found`)."""

    def __init__(self, games: GameService) -> None:
        self._games = games
        self._pools = Pools(games)
        self.rating = GameRating(self._pools, games.clock.now)

    def create(self, pool: RatingPool, idem: Idempotency | None, render: Render[RatingPool, None]) -> Answer:
        """Keep a new one. Raises IdempotencyMismatch."""
        # All that it will have beside its record are items.
        pool.ratings = None
        found = self._pools.begin(pool, lambda draft: None, idem, render)
        return found if isinstance(found, Answer) else _answer(render(Draft(found.record, pool.created_at), None))

    def new_id(self, idem: Idempotency | None) -> str:
        """The id of a new pool."""
        return "r_" + ids.new_id(idem)[2:]

    def counted_in(self, owner: str, ruleset: str, pool: str = "") -> str:
        """The id of the pool that games of a key and a ruleset count in; empty where no such game can be made.

        pool: the one that is asked for, empty for the key's own of the ruleset. Raises Refused (`not_your_pool`, and
        `plan_wrong` where the pool takes no games of this ruleset).
        """
        if not engine.knows(ruleset):
            # It is refused where the games are made; no pool is made for it before.
            return ""
        if not pool:
            return self.automatic(owner, ruleset)
        try:
            rulesets = self.load(pool, owner).rulesets
        except Refused as missing:
            raise Refused("not_your_pool", pool=pool) from missing
        if rulesets and ruleset not in rulesets:
            detail = f"This pool takes games of {', '.join(rulesets)} alone: name another pool, or leave it out."
            raise Refused("plan_wrong", detail, pool=pool, rulesets=rulesets)
        return pool

    def automatic(self, owner: str, ruleset: str) -> str:
        """The id of a key's own pool of a ruleset, which is there from now on."""
        made = RatingPool(
            id=of_ruleset(owner, ruleset), created_at=self._games.clock.now(), owner=owner, name=ruleset,
            rulesets=[ruleset], automatic=True, ratings=None,
        )  # fmt: skip
        self._pools.begin(made, lambda draft: None, None, lambda draft, _: NOTHING)
        return made.id

    def load(self, pool: str, owner: str | None = None) -> RatingPool:
        """As it is. owner: the key that must have made it, None for any."""
        return self._found(pool, owner).record

    def rating_of(self, pool: str, player: str) -> Rating:
        """Of a player; that of beginners, where there is none yet."""
        self.load(pool)
        return figures.rating(self._pools.items(stored(pool), [player]).get(player))

    def page(self, owner: str, cursor: str | None, limit: int) -> tuple[list[bytes], str | None]:
        """Cards (JSON) of a key's pools, newest first, and where the next page begins."""
        return self._pools.page(list_of(owner), cursor, limit)

    def lines(self, pool: RatingPool, *, provisional: bool, after: str | None, limit: int) -> list[Rank]:
        """So many lines of the leaderboard behind that of a player, or from the first on."""
        letter = _list(provisional=provisional)
        if after is not None:
            found = self._pools.excerpt(pool.stored_id, letter, 1, limit, beside=after)
            if found.before:
                return figures.lines(found, pool.provisional_games)
        return figures.lines(self._pools.excerpt(pool.stored_id, letter, 0, limit), pool.provisional_games)

    def around(self, pool: RatingPool, player: str, each: int, *, provisional: bool) -> list[Rank]:
        """The line of a player, and so many on each side; nothing where the player has no line."""
        letter = _list(provisional=provisional)
        found = self._pools.excerpt(pool.stored_id, letter, -each, 2 * each + 1, beside=player)
        return figures.lines(found, pool.provisional_games)

    def names(self, lines: Sequence[Rank]) -> dict[str, str]:
        """What the players of these lines are called now."""
        return self._games.players.names(line.player for line in lines)

    def games(self, pool: str, after: int, limit: int) -> list[GameRated]:
        """The games that were rated, in the order in which they were, behind the one with this seq."""
        self.load(pool)
        return self._rated(pool, after, limit)

    def recalculate(self, pool: str, owner: str) -> Recalculated:
        """Calculate all figures anew from the games that the pool tells of, and compare; nothing is stored."""
        self._found(pool, owner)
        return Recalculation(self._pools, stored(pool), lambda after: self._rated(pool, after, LOG_PAGE)).run()

    def _rated(self, pool: str, after: int, limit: int) -> list[GameRated]:
        return [_decode(entry.raw) for entry in self._games.log(stored(pool), after, limit)]

    def _found(self, pool: str, owner: str | None) -> Found[RatingPool]:
        found = self._pools.load(stored(pool)) if pool.startswith("r_") else None
        if found is None or owner not in (None, found.record.owner):
            raise Refused("pool_not_found")
        return found


def _list(*, provisional: bool) -> str:
    return figures.ALL if provisional else figures.ESTABLISHED


def _answer(worded: StoredAnswer) -> Answer:
    return Answer(worded.status, worded.body, worded.headers)

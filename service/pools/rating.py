"""Rating a game that is over: exactly once, wherever what does it is killed."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from service.director.refused import Refused
from service.engine.core.told.standings import standings
from service.games.service import Snapshot
from service.players.kept import Draft
from service.pools import figures
from service.pools.record import GameRated, RatedSide, RatingChange, RatingPool, stored
from service.pools.repository import Pools
from service.ratings import Change, Played, Rating, Side, rated
from service.store.errors import Contended

ATTEMPTS = 60
UNRATED = ("cancelled", "expired")
"""How a game ended that says nothing of its players."""


class GameRating:
    """Rates games of one process."""

    def __init__(self, pools: Pools, now: Callable[[], int]) -> None:
        self._pools = pools
        self._now = now

    def rate(self, read: Callable[[], Snapshot]) -> list[RatingChange]:
        """What a game that is over changed, now or before; nothing where it is not rated.

        read: the game as it is now. The pool is loaded first, the game after it, and then what the pool keeps of its
        players: where the game does not say that these know, and the pool owes them nothing of it, it was not rated
        when the pool was loaded; and the commit fails if the pool has changed since. Raises GameNotFound,
        StoreUnavailable.
        """
        pool_id = read().meta.pool
        if not pool_id:
            return []
        for _ in range(ATTEMPTS):
            try:
                found = self._pools.load(stored(pool_id))
            except Refused:
                return []
            snapshot = read()
            game_id = snapshot.game.state.id
            if snapshot.meta.settled:
                return []
            played = _played(snapshot)
            if played is None or not found.record.counts(snapshot.game.state.ruleset, played.at):
                return []
            players = [player for side in played.sides for player in side.players]
            owed = figures.OWED + game_id
            items = self._pools.items(stored(pool_id), [owed, *players])
            if owed in items:
                return figures.owed(items[owed])
            draft = Draft(found.record, self._now())
            changes = rate_into(draft, played, {player: figures.rating(items.get(player)) for player in players})
            if not changes or self._pools.commit_on(found, draft):
                return changes
        raise Contended(pool_id)

    def told(self, pool_id: str, game_id: str) -> None:
        """All players of a game know what it changed, and the game says so. Raises StoreUnavailable."""

        def forget(draft: Draft[RatingPool]) -> None:
            draft.items.append(figures.of_owed(game_id, None))

        try:
            self._pools.change(stored(pool_id), forget)
        except Refused:
            return


def rate_into(draft: Draft[RatingPool], played: Played, ratings: Mapping[str, Rating]) -> list[RatingChange]:
    """Let a game count in a pool: what it changes. ratings: those of its players so far."""
    changes = rated(played, ratings)
    told = [_told(change) for change in changes]
    if told:
        provisional = draft.record.provisional_games
        draft.items += [figures.of_player(change.player, change.after, provisional) for change in changes]
        draft.items.append(figures.of_owed(played.game, told))
        sides = [RatedSide(players=list(side.players), place=side.place) for side in played.sides]
        draft.tell(GameRated, game=played.game, ended_at=played.at, sides=sides, changes=told)
    return told


def _told(change: Change) -> RatingChange:
    return RatingChange(
        player=change.player, before=change.before.shown, after=change.after.shown, deviation=change.after.deviation,
        games=change.after.games,
    )  # fmt: skip


def _played(snapshot: Snapshot) -> Played | None:
    """The game for its players who are kept beyond it; None where it is not to be rated."""
    game, meta = snapshot.game, snapshot.meta
    if game.state.end in UNRATED or meta.test_dice:
        return None
    sides: dict[str, tuple[list[str], int]] = {}
    for standing in standings(game):
        if standing.player in meta.members:
            sides.setdefault(game.side_name(standing.player), ([], standing.rank))[0].append(standing.player)
    ended_at = meta.ended_at if meta.ended_at is not None else game.state.clock
    made = tuple(Side(players=tuple(players), place=place) for players, place in sides.values())
    return Played(game=game.state.id, at=ended_at, sides=made)

"""The end of a game, told to the players who are kept beyond it: by workers, as often as they like."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping

from service.director.refused import Refused
from service.engine.core.told.standings import standings
from service.games.changes import Settled
from service.games.service import GameService, Snapshot
from service.players import ids
from service.players.events import GameOver
from service.players.history import PlayerResult, Row, list_of, row_of
from service.players.kept import Draft, Repository
from service.players.record import REMEMBERED_GAMES, Player
from service.pools.rating import GameRating
from service.pools.record import RatingChange
from service.store.errors import GameNotFound
from service.store.idempotency import StoredAnswer

NOTHING = StoredAnswer(status=204, body=b"")
log = logging.getLogger(__name__)


class PlayerResults:
    """Each part may be done again: a line of a history has one id, a player remembers the last games, and the game
    itself notes at the end that all know."""

    def __init__(self, games: GameService, players: Repository[Player], rating: GameRating) -> None:
        self._games = games
        self._rating = rating
        self._players = players
        self._rows = Repository(Row, _unknown, games.store, games.settings, games.clock, games.alarms)

    def take(self, game_id: str) -> None:
        """Tell the players of a game that is over; nothing where they know. Raises StoreUnavailable."""
        try:
            snapshot = self._games.read(game_id)
            if not snapshot.finished or not snapshot.meta.owes_players:
                return
            changes = self._rating.rate(lambda: self._games.read(game_id))
            for result, player in _results(snapshot, {change.player: change for change in changes}):
                self._tell(player, result)
            self._mark(game_id)
            if changes:
                self._rating.told(snapshot.meta.pool, game_id)
        except GameNotFound:
            log.info("a game is gone", extra={"game": game_id})

    def page(self, player: str, cursor: str | None, limit: int) -> tuple[list[bytes], str | None]:
        """Results (JSON) of a player, newest first, and where the next page begins."""
        found = self._games.store.owned(list_of(player), cursor, limit)
        return found.cards, found.next

    def _mark(self, game_id: str) -> None:
        self._games.do(game_id, Settled(at=self._games.clock.now()))

    def _tell(self, player: str, result: PlayerResult) -> None:
        row = Row(id=row_of(player, result.game), created_at=result.ended_at, player=player, result=result)
        self._rows.begin(row, lambda draft: None, None, lambda draft, _: NOTHING)

        def note(draft: Draft[Player]) -> None:
            record = draft.record
            record.seats.pop(result.game, None)
            record.asked = [asked for asked in record.asked if asked != result.game]
            if result.game in record.over or record.erased_at is not None:
                return
            record.over = [*record.over, result.game][-REMEMBERED_GAMES:]
            draft.tell(
                GameOver, game=result.game, place=result.place, players=result.players, score=result.score,
                tournament=result.tournament, pool=result.pool, rating_before=result.rating_before,
                rating_after=result.rating_after,
            )  # fmt: skip

        try:
            self._players.change(ids.stored(player), note)
        except Refused:
            log.info("a player is gone", extra={"player": player})


def _unknown(stored_id: str) -> Exception:
    return Refused("account_not_found")


def _results(snapshot: Snapshot, changes: Mapping[str, RatingChange]) -> Iterable[tuple[PlayerResult, str]]:
    """What the end of a game is for each player who is kept beyond it. changes: to ratings, by player."""
    game, meta = snapshot.game, snapshot.meta
    places = {standing.player: standing for standing in standings(game)}
    ended_at = meta.ended_at if meta.ended_at is not None else game.state.clock
    for player in meta.members:
        standing, change = places.get(player), changes.get(player)
        result = PlayerResult(
            game=game.state.id, ruleset=game.state.ruleset, ended_at=ended_at,
            place=standing.rank if standing else None, players=len(game.state.players),
            score=standing.score if standing else None,
            reason=standing.reason if standing else game.state.end or "", tournament=meta.tournament or None,
            pool=meta.pool if change else None, rating_before=change.before if change else None,
            rating_after=change.after if change else None,
        )  # fmt: skip
        yield result, player

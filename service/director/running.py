"""What workers do for tournaments: make the games of rounds, take results, decide what has lasted too long.

All of it may happen twice, late, or be broken off anywhere: what is left over is found in the tournament itself, whose
alarm rings again.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable

from service.director import organising, progress
from service.director.desk import Desk
from service.director.record import Tournament
from service.director.repository import TournamentNotFound, TournamentRepository
from service.director.tables import result_of, seated
from service.engine.core.actions.acts import ORGANISER, Cancel
from service.engine.core.refusals import Refusal
from service.games.service import GameService
from service.store.clock import Clock
from service.store.errors import GameNotFound
from service.tournaments.results import Result

log = logging.getLogger(__name__)


class TournamentRunner:
    """Has tournaments go on, in one process."""

    def __init__(self, repository: TournamentRepository, games: GameService, clock: Clock) -> None:
        self._repository = repository
        self._games = games
        self._clock = clock

    def look_at(self, tournament_id: str) -> None:
        """Do all that is due in a tournament, and put its alarm right. Raises StoreUnavailable."""
        try:
            tournament = self._repository.change(tournament_id, progress.go_on, lease=True).tournament
            if tournament.making:
                tournament = self._make(tournament)
            if progress.is_time_over(tournament, self._clock.now()):
                self._call_off(tournament)
            self._repair(tournament)
            stored = self._repository.load(tournament_id)
        except TournamentNotFound:
            return
        self._games.ring_at(tournament_id, stored.revision, progress.due(stored.tournament, self._clock.now()))

    def take(self, tournament_id: str, game_ids: Iterable[str]) -> None:
        """Take the results of games that are over; ones that are no longer of a tournament are let rest.

        Raises StoreUnavailable.
        """
        games = list(game_ids)
        try:
            results = self._results(self._repository.load(tournament_id).tournament, games)
            if results:
                self._repository.change(tournament_id, lambda desk: _taken(desk, results))
        except TournamentNotFound:
            log.info("a game's tournament is gone", extra={"tournament": tournament_id})
        for game_id in games:
            self._games.tournament_games().rest(game_id)

    def _results(self, tournament: Tournament, games: list[str]) -> list[Result]:
        found = []
        over_at = progress.round_ends_at(tournament)
        for game_id in games:
            table_id = tournament.table_of(game_id)
            table = tournament.table(table_id) if table_id else None
            if table is None or table.id not in tournament.open_tables():
                continue
            snapshot = self._games.read(game_id)
            if not snapshot.finished:
                continue
            late = over_at is not None and snapshot.game.state.clock >= over_at
            called_off = snapshot.game.state.end == "cancelled"
            decided = ("time" if late else "cancelled") if called_off else "game"
            found.append(result_of(tournament, table, snapshot.game, decided))
        return found

    def _make(self, tournament: Tournament) -> Tournament:
        """Make the games that may not be there yet; where the rules refuse one, the tournament is paused."""
        games, made = self._games.tournament_games(), []
        for table_id in tournament.making:
            table = tournament.table(table_id)
            assert table is not None
            game = seated(tournament, table, self._clock.now())
            try:
                games.make(game)
            except Refusal as refusal:
                return self._stop(tournament.id, f"The game of table {table_id} cannot be made: {refusal}")
            made.append(game.game_id)
        return self._repository.change(
            tournament.id, lambda desk: progress.games_are_made(desk, made), lease=True
        ).tournament

    def _stop(self, tournament_id: str, reason: str) -> Tournament:
        return self._repository.change(tournament_id, lambda desk: organising.pause(desk, reason)).tournament

    def _call_off(self, tournament: Tournament) -> None:
        """The longest time of the round is over: its games end as they stand, and so give their results."""
        for table_id in tournament.open_tables():
            game_id = tournament.games[table_id].game
            try:
                self._games.do(game_id, lambda game, meta: Cancel(player=ORGANISER, at=self._clock.now()))
            except (Refusal, GameNotFound) as over:
                log.info("%s was over already: %s", game_id, over)

    def _repair(self, tournament: Tournament) -> None:
        """Take what no news has come of: games that are over without their tournament knowing it."""
        held = [tournament.games[table_id].game for table_id in tournament.open_tables()]
        statuses = self._games.store.statuses(held) if held else {}
        over = [game_id for game_id, status in statuses.items() if status == "finished"]
        results = self._results(tournament, over)
        if results:
            self._repository.change(tournament.id, lambda desk: _taken(desk, results))


def _taken(desk: Desk, results: list[Result]) -> None:
    for result in results:
        # A table that is played again meanwhile takes no result of the game before.
        held = desk.tournament.games.get(result.table)
        if held is not None and held.game == result.game:
            progress.take(desk, result)

"""What workers do for tournaments: make the games of rounds, take results, decide what has lasted too long.

All of it may happen twice, late, or be broken off anywhere: what is left over is found in the tournament itself, whose
alarm rings again.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable
from functools import partial

from service.director import inviting, making, organising, progress
from service.director.draft import TournamentDraft
from service.director.record import Tournament
from service.director.repository import Stored, TournamentNotFound, TournamentRepository
from service.director.tables import result_of, seated
from service.engine import Game
from service.engine.core.actions.acts import ORGANISER, Cancel
from service.engine.core.refusals import Refusal
from service.games.service import GameService
from service.store.clock import Clock
from service.store.errors import GameNotFound
from service.tournaments.results import Result

AT_ONCE = 25
"""Games that are made, or read, in one round trip."""

log = logging.getLogger(__name__)


class TournamentRunner:
    """Has tournaments go on, in one process."""

    def __init__(self, repository: TournamentRepository, games: GameService, clock: Clock) -> None:
        self._repository = repository
        self._games = games
        self._clock = clock

    def look_at(self, tournament_id: str) -> bool:
        """Do all that is due in a tournament, and put its alarm right; whether players are to be told of invitations.

        Raises StoreUnavailable.
        """
        try:
            tournament = self._repository.change(tournament_id, progress.go_on, lease=True).tournament
            if tournament.making:
                tournament = self._make(tournament)
            self._call_off(tournament, progress.out_of_time(tournament, self._clock.now()))
            # What no news has come of is taken, too: the store may have lost its last writes, or a job.
            self._take_all(self._repository.load(tournament_id))
            stored = self._repository.load(tournament_id)
        except TournamentNotFound:
            return False
        self._games.ring_at(tournament_id, stored.revision, progress.due(stored.tournament, self._clock.now()))
        return bool(inviting.untold(stored.tournament))

    def take(self, tournament_id: str, game_ids: Iterable[str]) -> None:
        """Take the results of games that are over; ones that are no longer of a tournament are let rest.

        Raises StoreUnavailable.
        """
        games = list(game_ids)
        try:
            known = self._repository.load(tournament_id)
            if _open_games(known.tournament).keys() & games:
                # Others that are over by now come along, so that a round that ends at once is a few steps.
                self._take_all(known)
        except TournamentNotFound:
            log.info("a game's tournament is gone", extra={"tournament": tournament_id})
        for game_id in games:
            self._games.tournament_games().rest(game_id)

    def _take_all(self, known: Stored) -> None:
        """Take the results of all open tables whose games are over. Some round trips for all of them."""
        held = _open_games(known.tournament)
        statuses = self._games.store.statuses(list(held)) if held else {}
        over = [game_id for game_id, status in statuses.items() if status == "finished"]
        for at in range(0, len(over), AT_ONCE):
            ended = self._games.tournament_games().ended(over[at : at + AT_ONCE])
            results = [_result(known.tournament, held[game_id], game) for game_id, game in ended.items()]
            if results:
                known = self._repository.change(known.tournament.id, partial(_taken, results=results), known=known)

    def _make(self, tournament: Tournament) -> Tournament:
        """Make the games that may not be there yet; where the rules refuse one, the tournament is paused."""
        games, made = self._games.tournament_games(), list[str]()
        for at in range(0, len(tournament.making), AT_ONCE):
            commits = []
            for table_id in tournament.making[at : at + AT_ONCE]:
                table = tournament.table(table_id)
                assert table is not None
                try:
                    commits.append(games.prepared(seated(tournament, table, self._clock.now())))
                except Refusal as refusal:
                    return self._stop(tournament.id, f"The game of table {table_id} cannot be made: {refusal}")
            games.store(commits)
            made += [commit.game_id for commit in commits]
        return self._repository.change(
            tournament.id, lambda draft: making.games_are_made(draft, made), lease=True
        ).tournament

    def _stop(self, tournament_id: str, reason: str) -> Tournament:
        return self._repository.change(tournament_id, lambda draft: organising.pause(draft, reason)).tournament

    def _call_off(self, tournament: Tournament, tables: list[str]) -> None:
        """The longest time of these tables is over: their games end as they stand, and so give their results."""
        for table_id in tables:
            game_id = tournament.games[table_id].game
            try:
                self._games.do(game_id, lambda game, meta: Cancel(player=ORGANISER, at=self._clock.now()))
            except (Refusal, GameNotFound) as over:
                log.info("%s was over already: %s", game_id, over)


def _open_games(tournament: Tournament) -> dict[str, str]:
    """The tables that are played, by the ids of their games."""
    return {tournament.games[table_id].game: table_id for table_id in tournament.open_tables()}


def _result(tournament: Tournament, table_id: str, game: Game) -> Result:
    """What the end of a game means for its table, and by what it was decided."""
    table, over_at = tournament.table(table_id), making.ends_at(tournament, table_id)
    assert table is not None
    late = over_at is not None and game.state.clock >= over_at
    called_off = game.state.end == "cancelled"
    return result_of(tournament, table, game, ("time" if late else "cancelled") if called_off else "game")


def _taken(draft: TournamentDraft, results: list[Result]) -> None:
    for result in results:
        # A table that is played again meanwhile takes no result of the game before.
        held = draft.tournament.games.get(result.table)
        if held is not None and held.game == result.game:
            progress.take(draft, result)

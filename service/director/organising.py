"""What the organiser decides: start, pause, going on, calling off, results that are corrected, tables played again."""

from __future__ import annotations

from collections.abc import Sequence

from service.director import progress
from service.director.desk import Desk, Refused
from service.director.events import ResultCorrected, TableReplayed, TournamentPaused, TournamentResumed
from service.director.events import placings as told
from service.director.record import TableGame, Tournament
from service.tournaments import results
from service.tournaments.results import Correction, Placing
from service.tournaments.rounds import Table


def start(desk: Desk) -> None:
    """Begin now. Again: nothing. Raises Refused: `too_few_entries`, `tournament_over`."""
    tournament = desk.tournament
    if tournament.over:
        raise Refused("tournament_over")
    if tournament.status != "open":
        return
    if len(tournament.entrants) < progress.LEAST_ENTRIES:
        raise Refused("too_few_entries", entries=len(tournament.entrants), least=progress.LEAST_ENTRIES)
    progress.start(desk)


def pause(desk: Desk, reason: str) -> None:
    """Let no further round begin. Again: nothing. Raises Refused: `not_running`."""
    tournament = desk.tournament
    if tournament.status == "paused":
        return
    if tournament.status != "running":
        raise Refused("not_running", status=tournament.status)
    tournament.status, tournament.paused_at = "paused", desk.now
    desk.tell(TournamentPaused, note=reason)


def resume(desk: Desk) -> None:
    """Go on; the time that was paused does not count for the round. Again: nothing. Raises Refused: `not_running`."""
    tournament = desk.tournament
    if tournament.status == "running":
        return
    if tournament.status != "paused" or tournament.paused_at is None:
        raise Refused("not_running", status=tournament.status)
    if tournament.round_began_at is not None:
        tournament.round_began_at += desk.now - tournament.paused_at
    tournament.status, tournament.paused_at = "running", None
    desk.tell(TournamentResumed)


def cancel(desk: Desk, reason: str) -> None:
    """Call it off; games that are played go on as games of their own. Again: nothing. Raises `tournament_over`."""
    if desk.tournament.status == "cancelled":
        return
    if desk.tournament.over:
        raise Refused("tournament_over")
    progress.finish(desk, "cancelled", reason)


def correct(desk: Desk, table_id: str, placings: Sequence[Placing], reason: str) -> None:
    """Give a table that is over another result; rounds that have begun stay as they are.

    Raises Refused: `table_not_found`, `table_not_over`, `result_wrong`.
    """
    tournament = desk.tournament
    table = _table(tournament, table_id)
    if all(result.table != table_id for result in tournament.results):
        raise Refused("table_not_over", table=table_id)
    faults = results.faults(table.seats, placings)
    if faults:
        raise Refused("result_wrong", " ".join(faults))
    made = Correction(table=table_id, placings=tuple(placings), reason=reason, round=len(tournament.rounds))
    tournament.corrections.append(made)
    desk.tell(ResultCorrected, table=table_id, placings=told(placings), note=reason)


def play_again(desk: Desk, table_id: str, reason: str) -> None:
    """Have a table of the round that is played make a new game; the one until now counts for nothing.

    Raises Refused: `table_not_found`, `table_over`, `tournament_over`.
    """
    tournament = desk.tournament
    if tournament.over:
        raise Refused("tournament_over")
    _table(tournament, table_id)
    held = tournament.games[table_id]
    if table_id not in tournament.open_tables():
        raise Refused("table_over", table=table_id)
    attempt = held.attempt + 1
    again = TableGame(game=progress.game_id(tournament, table_id, attempt), attempt=attempt)
    tournament.games[table_id] = again
    tournament.making = [table for table in tournament.making if table != table_id] + [table_id]
    desk.tell(TableReplayed, table=table_id, game=again.game, before=held.game, note=reason)


def _table(tournament: Tournament, table_id: str) -> Table:
    found = tournament.table(table_id)
    if found is None:
        raise Refused("table_not_found", table=table_id)
    return found

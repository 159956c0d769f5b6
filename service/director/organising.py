"""What the organiser decides: start, pause, going on, calling off, results that are corrected, tables played again."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from service.director import attendance, making, progress
from service.director.draft import TournamentDraft
from service.director.events import ResultCorrected, TableReplayed, TournamentPaused, TournamentResumed
from service.director.events import placings as told
from service.director.record import TableGame, Tournament
from service.director.refused import Refused
from service.tournaments import results
from service.tournaments.results import Correction, Placing
from service.tournaments.rounds import Table


def start(draft: TournamentDraft) -> None:
    """Begin now. Again: nothing. Raises Refused: `too_few_entries`, `tournament_over`."""
    tournament = draft.tournament
    if tournament.over:
        raise Refused("tournament_over")
    if tournament.status != "open":
        return
    by = draft.by
    attendance.close_check_in(draft)
    draft.by = by
    if progress.has_too_few(tournament):
        raise Refused("too_few_entries", entries=len(tournament.entrants), least=progress.LEAST_ENTRIES)
    progress.start(draft)


def pause(draft: TournamentDraft, reason: str) -> None:
    """Let no further round begin. Again: nothing. Raises Refused: `not_running`."""
    tournament = draft.tournament
    if tournament.status == "paused":
        return
    if tournament.status != "running":
        raise Refused("not_running", status=tournament.status)
    tournament.status, tournament.paused_at = "paused", draft.now
    draft.tell(TournamentPaused, note=reason)


def resume(draft: TournamentDraft) -> None:
    """Go on; the time that was paused does not count for the round. Again: nothing. Raises Refused: `not_running`."""
    tournament = draft.tournament
    if tournament.status == "running":
        return
    if tournament.status != "paused" or tournament.paused_at is None:
        raise Refused("not_running", status=tournament.status)
    if tournament.round_began_at is not None:
        tournament.round_began_at += draft.now - tournament.paused_at
    for table_id in tournament.open_tables():
        held = tournament.games[table_id]
        if held.began_at is not None:
            later = held.began_at + draft.now - max(tournament.paused_at, held.began_at)
            tournament.games[table_id] = msgspec.structs.replace(held, began_at=later)
    tournament.status, tournament.paused_at = "running", None
    draft.tell(TournamentResumed)


def cancel(draft: TournamentDraft, reason: str) -> None:
    """Call it off; games that are played go on as games of their own. Again: nothing. Raises `tournament_over`."""
    if draft.tournament.status == "cancelled":
        return
    if draft.tournament.over:
        raise Refused("tournament_over")
    progress.finish(draft, "cancelled", reason)


def correct(draft: TournamentDraft, table_id: str, placings: Sequence[Placing], reason: str) -> None:
    """Give a table that is over another result; rounds that have begun stay as they are.

    Raises Refused: `table_not_found`, `table_not_over`, `result_wrong`.
    """
    tournament = draft.tournament
    table = _table(tournament, table_id)
    if all(result.table != table_id for result in tournament.results):
        raise Refused("table_not_over", table=table_id)
    faults = results.faults(table.seats, placings)
    if faults:
        raise Refused("result_wrong", " ".join(faults))
    made = Correction(table=table_id, placings=tuple(placings), reason=reason, round=len(tournament.rounds))
    tournament.corrections.append(made)
    draft.tell(ResultCorrected, table=table_id, placings=told(placings), note=reason)


def play_again(draft: TournamentDraft, table_id: str, reason: str) -> None:
    """Have a table make a new game; the one until now counts for nothing. A table that has a result keeps it until
    the new one comes, and no round begins before that.

    Raises Refused: `table_not_found`, `tournament_over`.
    """
    tournament = draft.tournament
    if tournament.over:
        raise Refused("tournament_over")
    _table(tournament, table_id)
    held = tournament.games[table_id]
    if table_id in tournament.replaying or table_id not in tournament.open_tables():
        tournament.replaying[table_id] = reason
    attempt = held.attempt + 1
    again = TableGame(game=making.game_id(tournament, table_id, attempt), attempt=attempt)
    tournament.games[table_id] = again
    tournament.making = [table for table in tournament.making if table != table_id] + [table_id]
    draft.tell(TableReplayed, table=table_id, game=again.game, before=held.game, note=reason)


def _table(tournament: Tournament, table_id: str) -> Table:
    found = tournament.table(table_id)
    if found is None:
        raise Refused("table_not_found", table=table_id)
    return found

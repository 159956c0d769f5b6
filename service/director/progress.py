"""What goes on by itself: the start at its instant, rounds, their ends, the end. Pure: nothing here asks a store."""

from __future__ import annotations

import msgspec

from service.director import attendance, inviting, leagues, making
from service.director.draft import TournamentDraft
from service.director.events import (
    ResultCorrected,
    RoundFinished,
    TableFinished,
    TournamentFinished,
    TournamentStarted,
    placings,
)
from service.director.record import Tournament
from service.tournaments.formats.next_round import next_round
from service.tournaments.results import Correction, Result
from service.tournaments.rounds import Round, Unready
from service.tournaments.standings.lines import order_of

REPAIR_MS = 60_000
"""So often the games of open tables are looked at, in case that the news of their end was lost."""

LEAST_ENTRIES = 2


def due(tournament: Tournament, now: int) -> int | None:
    """When it must be looked at next (ms), None for never."""
    tells = now + inviting.TELL_MS if inviting.untold(tournament) else None
    return min((at for at in (_goes_on(tournament, now), tells) if at is not None), default=None)


def _goes_on(tournament: Tournament, now: int) -> int | None:
    if tournament.status == "open":
        checked = None if tournament.check_in_over else tournament.plan.check_in_until
        return min((at for at in (tournament.plan.starts_at, checked) if at is not None), default=None)
    if tournament.status == "paused":
        if tournament.making:
            return now
        return now + REPAIR_MS if tournament.open_tables() else None
    if tournament.status != "running":
        return None
    if tournament.making:
        return now
    playing = tournament.open_tables()
    if not playing and not tournament.plan.is_league:
        return _next_begins(tournament)
    ends = [making.ends_at(tournament, table_id) for table_id in playing]
    instants = [now + REPAIR_MS if playing else None, *ends, leagues.due(tournament, now)]
    return min((instant for instant in instants if instant is not None), default=None)


def _next_begins(tournament: Tournament) -> int:
    over = tournament.round_over_at
    return tournament.created_at if over is None else over + tournament.plan.break_ms


def out_of_time(tournament: Tournament, now: int) -> list[str]:
    """The open tables that are to be decided now."""
    if tournament.status != "running" or tournament.plan.round_ms is None:
        return []
    ends = {table_id: making.ends_at(tournament, table_id) for table_id in tournament.open_tables()}
    return [table_id for table_id, end in ends.items() if end is not None and now >= end]


def has_too_few(tournament: Tournament) -> bool:
    """Whether it cannot start yet; a league waits for entries while it runs."""
    return not tournament.plan.is_league and len(tournament.entrants) < LEAST_ENTRIES


def start(draft: TournamentDraft) -> None:
    """Close the list of entries, and settle what they gave to the lot."""
    tournament = draft.tournament
    tournament.status, tournament.started_at = "running", draft.now
    given = [f"{entrant.id}:{entrant.entropy};" for entrant in tournament.entrants if entrant.entropy]
    tournament.contributions = "".join(given)
    draft.tell(
        TournamentStarted,
        entries=[entrant.id for entrant in tournament.entrants],
        contributions=tournament.contributions,
    )
    inviting.close(draft)


def go_on(draft: TournamentDraft) -> None:
    """Start it where its instant has come; make the next round where the last one is over, or end it."""
    tournament, now = draft.tournament, draft.now
    checked = tournament.plan.check_in_until
    if tournament.status == "open" and checked is not None and now >= checked:
        attendance.close_check_in(draft)
    if tournament.status == "open" and tournament.plan.starts_at is not None and now >= tournament.plan.starts_at:
        if has_too_few(tournament):
            finish(draft, "too_few")
            return
        start(draft)
    if tournament.status == "running" and tournament.plan.is_league:
        if leagues.go_on(draft):
            finish(draft, "played" if tournament.rounds else "too_few")
        return
    if tournament.status != "running" or tournament.making or tournament.open_tables():
        return
    if now >= _next_begins(tournament):
        _next(draft)


def _next(draft: TournamentDraft) -> None:
    tournament = draft.tournament
    made = next_round(tournament.known)
    if isinstance(made, Unready):
        return
    if not isinstance(made, Round):
        finish(draft, made.reason)
        return
    making.begin(draft, made)
    if not made.tables:
        making.games_are_made(draft, [])
        tournament.round_over_at = draft.now
        draft.tell(RoundFinished, round=made.number)


def take(draft: TournamentDraft, result: Result) -> None:
    """A table has its result; one that has one keeps it, unless it was to play again: then that corrects it."""
    tournament = draft.tournament
    if tournament.over:
        return
    if result.table in tournament.replaying:
        _replayed(draft, result)
        return
    if any(known.table == result.table for known in tournament.results):
        return
    if tournament.plan.is_league:
        # Tables are made while others are played: those who derive them have to know what was known then.
        result = msgspec.structs.replace(result, round=len(tournament.rounds))
    tournament.results.append(result)
    draft.tell(
        TableFinished, table=result.table, game=result.game, placings=placings(result.placings), decided=result.decided
    )
    if tournament.plan.is_league:
        draft.tell(RoundFinished, round=int(result.table.partition(".")[0]))
    else:
        _round_over(draft)


def _replayed(draft: TournamentDraft, result: Result) -> None:
    tournament = draft.tournament
    reason = tournament.replaying.pop(result.table)
    made = Correction(
        table=result.table, placings=result.placings, reason=reason, round=len(tournament.rounds), game=result.game
    )
    tournament.corrections.append(made)
    draft.tell(ResultCorrected, table=result.table, placings=placings(result.placings), note=reason)
    if not tournament.plan.is_league:
        _round_over(draft)


def _round_over(draft: TournamentDraft) -> None:
    """Say so once all tables of the last round have their results, and none plays again."""
    tournament = draft.tournament
    if tournament.round_over_at is None and not tournament.open_tables():
        tournament.round_over_at = draft.now
        draft.tell(RoundFinished, round=len(tournament.rounds))


def finish(draft: TournamentDraft, reason: str, note: str = "") -> None:
    """It is over. reason: as TournamentFinished has it."""
    tournament = draft.tournament
    tournament.status = "cancelled" if reason == "cancelled" else "finished"
    tournament.end, tournament.ended_at = reason, draft.now
    inviting.close(draft)
    order = order_of(tournament.known) if reason == "played" else []
    draft.tell(TournamentFinished, reason=reason, winner=order[0] if order else None, seed=tournament.seed, note=note)

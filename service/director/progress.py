"""What goes on by itself: the start at its instant, rounds, their ends, the end. Pure: nothing here asks a store."""

from __future__ import annotations

import hashlib
from collections.abc import Collection

from service.director.desk import Desk
from service.director.events import (
    RoundFinished,
    RoundStarted,
    TableFinished,
    TableStart,
    TournamentFinished,
    TournamentStarted,
    placings,
)
from service.director.record import TableGame, Tournament
from service.tournaments.formats.next_round import next_round
from service.tournaments.results import Result
from service.tournaments.rounds import Round, Unready
from service.tournaments.standings.lines import order_of

REPAIR_MS = 60_000
"""So often the games of open tables are looked at, in case that the news of their end was lost."""

LEAST_ENTRIES = 2


def due(tournament: Tournament, now: int) -> int | None:
    """When it must be looked at next (ms), None for never."""
    if tournament.status == "open":
        return tournament.plan.starts_at
    if tournament.status == "paused":
        if tournament.making:
            return now
        return now + REPAIR_MS if tournament.open_tables() else None
    if tournament.status != "running":
        return None
    if tournament.making:
        return now
    if not tournament.open_tables():
        return _next_begins(tournament)
    instants = [now + REPAIR_MS, round_ends_at(tournament)]
    return min(instant for instant in instants if instant is not None)


def round_ends_at(tournament: Tournament) -> int | None:
    """When the round that is played is decided at the latest (ms), None where it may last."""
    longest, began = tournament.plan.round_ms, tournament.round_began_at
    return None if longest is None or began is None else began + longest


def _next_begins(tournament: Tournament) -> int:
    over = tournament.round_over_at
    return tournament.created_at if over is None else over + tournament.plan.break_ms


def is_time_over(tournament: Tournament, now: int) -> bool:
    """Whether the open tables of this round are to be decided now."""
    ends = round_ends_at(tournament)
    return tournament.status == "running" and ends is not None and now >= ends and bool(tournament.open_tables())


def start(desk: Desk) -> None:
    """Close the list of entries, and settle what they gave to the lot."""
    tournament = desk.tournament
    tournament.status, tournament.started_at = "running", desk.now
    given = [f"{entrant.id}:{entrant.entropy};" for entrant in tournament.entrants if entrant.entropy]
    tournament.contributions = "".join(given)
    desk.tell(
        TournamentStarted,
        entries=[entrant.id for entrant in tournament.entrants],
        contributions=tournament.contributions,
    )


def go_on(desk: Desk) -> None:
    """Start it where its instant has come; make the next round where the last one is over, or end it."""
    tournament, now = desk.tournament, desk.now
    if tournament.status == "open" and tournament.plan.starts_at is not None and now >= tournament.plan.starts_at:
        if len(tournament.entrants) < LEAST_ENTRIES:
            finish(desk, "too_few")
            return
        start(desk)
    if tournament.status != "running" or tournament.making or tournament.open_tables():
        return
    if now >= _next_begins(tournament):
        _next(desk)


def _next(desk: Desk) -> None:
    tournament = desk.tournament
    made = next_round(tournament.known)
    if isinstance(made, Unready):
        return
    if not isinstance(made, Round):
        finish(desk, made.reason)
        return
    tournament.rounds.append(made)
    tournament.round_began_at = tournament.round_over_at = None
    for table in made.tables:
        tournament.games[table.id] = TableGame(game=game_id(tournament, table.id, 1))
        tournament.making.append(table.id)
    if not made.tables:
        games_are_made(desk, [])
        tournament.round_over_at = desk.now
        desk.tell(RoundFinished, round=made.number)


def game_id(tournament: Tournament, table: str, attempt: int) -> str:
    """The id of the game of a table: every process makes the same one, and no client can guess it."""
    told = f"{tournament.seed}|game|{table}|{attempt}".encode()
    return hashlib.sha256(told).hexdigest()[:22]


def games_are_made(desk: Desk, games: Collection[str]) -> None:
    """These games are there: with the last ones of a round it begins."""
    tournament = desk.tournament
    tournament.making = [table for table in tournament.making if tournament.games[table].game not in games]
    if tournament.making or tournament.round_began_at is not None:
        return
    made = tournament.rounds[-1]
    tournament.round_began_at = desk.now
    desk.tell(
        RoundStarted,
        round=made.number,
        tables=[
            TableStart(id=table.id, game=tournament.games[table.id].game, seats=list(table.seats), stage=table.stage)
            for table in made.tables
        ],
        byes=list(made.byes),
        ends_at=round_ends_at(tournament),
    )


def take(desk: Desk, result: Result) -> None:
    """A table has its result; one that has one keeps it."""
    tournament = desk.tournament
    if tournament.over or any(known.table == result.table for known in tournament.results):
        return
    tournament.results.append(result)
    desk.tell(
        TableFinished, table=result.table, game=result.game, placings=placings(result.placings), decided=result.decided
    )
    if not tournament.open_tables():
        tournament.round_over_at = desk.now
        desk.tell(RoundFinished, round=len(tournament.rounds))


def finish(desk: Desk, reason: str, note: str = "") -> None:
    """It is over. reason: as TournamentFinished has it."""
    tournament = desk.tournament
    tournament.status = "cancelled" if reason == "cancelled" else "finished"
    tournament.end, tournament.ended_at = reason, desk.now
    order = order_of(tournament.known) if reason == "played" else []
    desk.tell(TournamentFinished, reason=reason, winner=order[0] if order else None, seed=tournament.seed, note=note)

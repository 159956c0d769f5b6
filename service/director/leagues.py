"""Leagues: entries ask for tables, which are made as enough wait, until it closes."""

from __future__ import annotations

from service.director import inviting, making
from service.director.draft import TournamentDraft
from service.director.events import RequestWithdrawn, TableRequested, TournamentClosing
from service.director.record import Request, Tournament
from service.director.refused import Refused
from service.tournaments.formats.next_round import next_round
from service.tournaments.rounds import Round, tables_of

MOST_TABLES = 4_000
"""Of one league: it is stored as a whole with each result."""

AT_ONCE = 20
"""Tables that are made in one step; for more it is looked at again at once."""


def ask(draft: TournamentDraft, entry: str) -> None:
    """Wait for a table. Again: nothing.

    Raises Refused: `not_a_league`, `entry_not_found`, `entry_gone`, `league_closed`, `not_running`, `at_table`,
    `no_games_left`, `too_many_tables`.
    """
    tournament = draft.tournament
    _check(tournament, entry)
    if any(request.entry == entry for request in tournament.requests):
        return
    table = tournament.open_table_of(entry)
    if table is not None:
        raise Refused("at_table", table=table.id, game=tournament.games[table.id].game)
    most = tournament.plan.settings.games
    if most is not None and _games(tournament, entry) >= most:
        raise Refused("no_games_left", games=most)
    if len(tournament.rounds) + len(tournament.requests) // 2 >= MOST_TABLES:
        raise Refused("too_many_tables", limit=MOST_TABLES)
    tournament.requests.append(Request(entry=entry, at=draft.now))
    draft.tell(TableRequested, entry=entry, waiting=len(tournament.requests))


def take_back(draft: TournamentDraft, entry: str) -> None:
    """Wait no longer. Where it does not wait: nothing. Raises Refused: `not_a_league`, `entry_not_found`."""
    tournament = draft.tournament
    if not tournament.plan.is_league:
        raise Refused("not_a_league")
    if tournament.entrant(entry) is None:
        raise Refused("entry_not_found")
    forget(draft, entry)


def forget(draft: TournamentDraft, entry: str) -> None:
    """It waits for no table any more, if it did."""
    tournament = draft.tournament
    left = [request for request in tournament.requests if request.entry != entry]
    if len(left) < len(tournament.requests):
        tournament.requests = left
        draft.tell(RequestWithdrawn, entry=entry, waiting=len(left))


def close(draft: TournamentDraft) -> None:
    """Make no more tables; over with the last game. Again: nothing. Raises Refused: `not_a_league`, `not_running`,
    `tournament_over`."""
    tournament = draft.tournament
    if not tournament.plan.is_league:
        raise Refused("not_a_league")
    if tournament.closing:
        return
    if tournament.over:
        raise Refused("tournament_over")
    if tournament.status == "open":
        raise Refused("not_running", status=tournament.status)
    _close(draft)


def _close(draft: TournamentDraft) -> None:
    draft.tournament.closing = True
    draft.tournament.requests = []
    draft.tell(TournamentClosing)
    inviting.close(draft)


def go_on(draft: TournamentDraft) -> bool:
    """Make the tables that enough wait for, or close; whether it is over. For a league that runs."""
    tournament, now = draft.tournament, draft.now
    closes = tournament.plan.closes_at
    if not tournament.closing and closes is not None and now >= closes:
        _close(draft)
    if tournament.closing:
        return not tournament.making and not tournament.open_tables()
    for _ in range(AT_ONCE):
        if not _seat(draft):
            break
    return False


def due(tournament: Tournament, now: int) -> int | None:
    """When tables are to be made, or it closes (ms), None for never. For a tournament that runs."""
    plan = tournament.plan
    if not plan.is_league:
        return None
    if tournament.closing:
        return None if tournament.open_tables() else now
    found = [plan.closes_at] if plan.closes_at is not None else []
    waiting = len(tournament.requests)
    if waiting >= plan.settings.table_size:
        found.append(now)
    elif plan.wait_ms is not None and waiting >= plan.fewest:
        found.append(tournament.requests[0].at + plan.wait_ms)
    return min(found, default=None)


def _seat(draft: TournamentDraft) -> bool:
    """Make one table, if enough wait for one."""
    tournament, plan = draft.tournament, draft.tournament.plan
    waiting = tournament.requests
    if len(waiting) < min(plan.fewest, plan.settings.table_size):
        return False
    late = plan.wait_ms is not None and draft.now >= waiting[0].at + plan.wait_ms
    fewest = plan.fewest if late and len(waiting) < plan.settings.table_size else None
    made = next_round(tournament.known, [request.entry for request in waiting], fewest)
    if not isinstance(made, Round):
        return False
    making.begin(draft, made)
    seated = {entry for table in made.tables for entry in table.entries}
    tournament.requests = [request for request in waiting if request.entry not in seated]
    return True


def _check(tournament: Tournament, entry: str) -> None:
    if not tournament.plan.is_league:
        raise Refused("not_a_league")
    found = tournament.entrant(entry)
    if found is None:
        raise Refused("entry_not_found")
    if found.entry.until is not None:
        raise Refused("entry_gone")
    if tournament.over or tournament.closing:
        raise Refused("league_closed")
    if tournament.status == "open":
        raise Refused("not_running", status=tournament.status)


def _games(tournament: Tournament, entry: str) -> int:
    return sum(entry in table.entries for _, table in tables_of(tournament.rounds))

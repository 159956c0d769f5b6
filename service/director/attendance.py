"""Who is there: the check-in before the start, and rounds that entries sit out."""

from __future__ import annotations

import msgspec

from service.director.draft import TournamentDraft
from service.director.events import CheckInClosed, EntryBack, EntryCheckedIn, EntrySitsOut, EntryWithdrawn
from service.director.record import Entrant, Tournament
from service.director.refused import Refused


def check_in(draft: TournamentDraft, entry: str) -> None:
    """Say that an entry is there. Again: nothing.

    Raises Refused: `no_check_in`, `entry_not_found`, `check_in_not_open`, `check_in_over`.
    """
    tournament, plan = draft.tournament, draft.tournament.plan
    if plan.check_in_until is None:
        raise Refused("no_check_in")
    entrant = _entrant(tournament, entry)
    if entrant.checked_in_at is not None:
        return
    if tournament.check_in_over or draft.now >= plan.check_in_until:
        raise Refused("check_in_over", until=plan.check_in_until)
    if plan.check_in_from is not None and draft.now < plan.check_in_from:
        raise Refused("check_in_not_open", opens_at=plan.check_in_from)
    tournament.renew(msgspec.structs.replace(entrant, checked_in_at=draft.now))
    draft.tell(EntryCheckedIn, entry=entry)


def close_check_in(draft: TournamentDraft) -> None:
    """Those that did not say that they are there are out; bots are always there."""
    tournament = draft.tournament
    if tournament.plan.check_in_until is None or tournament.check_in_over:
        return
    tournament.check_in_over = True
    absent = [one.id for one in tournament.entrants if one.checked_in_at is None and not one.bot]
    tournament.entrants = [one for one in tournament.entrants if one.id not in absent]
    draft.by = None
    draft.tell(CheckInClosed, absent=absent)
    for entry in absent:
        draft.tell(EntryWithdrawn, entry=entry, until=0)


def sit_out(draft: TournamentDraft, entry: str) -> None:
    """Have no table in the next round that is made. Again: nothing.

    Raises Refused: `cannot_sit_out`, `entry_not_found`, `entry_gone`, `tournament_over`.
    """
    entrant, number = _next_round(draft, entry)
    if number not in entrant.entry.sits_out:
        _renew(draft, entrant, (*entrant.entry.sits_out, number))
        draft.tell(EntrySitsOut, entry=entry, round=number)


def come_back(draft: TournamentDraft, entry: str) -> None:
    """Have a table in the next round that is made. Again: nothing. Raises what `sit_out` raises."""
    entrant, number = _next_round(draft, entry)
    if number in entrant.entry.sits_out:
        _renew(draft, entrant, tuple(one for one in entrant.entry.sits_out if one != number))
        draft.tell(EntryBack, entry=entry, round=number)


def _next_round(draft: TournamentDraft, entry: str) -> tuple[Entrant, int]:
    tournament = draft.tournament
    if tournament.plan.settings.format in ("knockout", "league"):
        raise Refused("cannot_sit_out")
    entrant = _entrant(tournament, entry)
    if entrant.entry.until is not None:
        raise Refused("entry_gone")
    if tournament.over:
        raise Refused("tournament_over")
    return entrant, len(tournament.rounds) + 1


def _renew(draft: TournamentDraft, entrant: Entrant, sits_out: tuple[int, ...]) -> None:
    entry = msgspec.structs.replace(entrant.entry, sits_out=sits_out)
    draft.tournament.renew(msgspec.structs.replace(entrant, entry=entry))


def _entrant(tournament: Tournament, entry: str) -> Entrant:
    found = tournament.entrant(entry)
    if found is None:
        raise Refused("entry_not_found")
    return found

"""Who takes part: entries, and withdrawals."""

from __future__ import annotations

import re

import msgspec

from service.director.desk import Desk, Refused
from service.director.events import EntryMade, EntryWithdrawn
from service.director.record import Entrant, Tournament
from service.engine.lobby import folded, slug
from service.tournaments.entries import Entry

_BOT = re.compile(r"empty_seat_[0-9]+")
"""What players are called that sit on empty seats."""


def enter(
    desk: Desk, *, name: str, token: str = "", bot: str = "", external_id: str = "", entropy: str = "",
    seed: int | None = None, rating: int | None = None,
) -> Entrant:  # fmt: skip
    """Take part. token: SHA-256 of the one that opens the seats of the entry. bot: its level, empty for a person.

    Raises Refused: `entries_closed`, `tournament_full`, `name_taken`.
    """
    tournament = desk.tournament
    _check_open(tournament)
    if len(tournament.entrants) >= tournament.plan.most_entries:
        raise Refused("tournament_full", limit=tournament.plan.most_entries)
    if folded(name) in {folded(entrant.name) for entrant in tournament.entrants}:
        raise Refused("name_taken", f"«{name}» takes part already: enter under another name.")
    since = len(tournament.rounds) + 1
    entrant = Entrant(
        entry=Entry(id=_free(tournament, slug(name)), seed=seed, rating=rating, since=since), name=name,
        entered_at=desk.now, token=token, bot=bot, external_id=external_id, entropy=entropy,
    )  # fmt: skip
    tournament.entrants.append(entrant)
    desk.tell(EntryMade, entry=entrant.id, name=name, bot=bot or None, since=since)
    return entrant


def withdraw(desk: Desk, entry: str) -> None:
    """Play in no later round. Raises Refused: `entry_not_found`, `tournament_over`."""
    tournament = desk.tournament
    found = tournament.entrant(entry)
    if found is None:
        raise Refused("entry_not_found")
    if found.entry.until is not None:
        return
    if tournament.over:
        raise Refused("tournament_over")
    until = len(tournament.rounds)
    place = tournament.entrants.index(found)
    if until:
        entry_until = msgspec.structs.replace(found.entry, until=until)
        tournament.entrants[place] = msgspec.structs.replace(found, entry=entry_until)
    else:
        # Nothing has been drawn yet: the entry was never there.
        del tournament.entrants[place]
    desk.tell(EntryWithdrawn, entry=entry, until=until)


def _check_open(tournament: Tournament) -> None:
    if tournament.over:
        raise Refused("tournament_over")
    if tournament.status != "open" and not tournament.plan.late_entries:
        raise Refused("entries_closed")


def _free(tournament: Tournament, wished: str) -> str:
    taken = {entrant.id for entrant in tournament.entrants}
    candidates = [wished, *(f"{wished}_{n}" for n in range(2, len(taken) + 4))]
    return next(one for one in candidates if one not in taken and not _BOT.fullmatch(one))

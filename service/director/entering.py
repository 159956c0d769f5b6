"""Who takes part: entries, and withdrawals."""

from __future__ import annotations

import re

import msgspec

from service.director import leagues
from service.director.draft import TournamentDraft
from service.director.events import EntryMade, EntryWithdrawn
from service.director.record import Entrant, Tournament
from service.director.refused import Refused
from service.engine.lobby import folded, slug
from service.players.ids import wished_by
from service.tournaments.entries import Entry

_BOT = re.compile(r"empty_seat_[0-9]+")
"""What players are called that sit on empty seats."""


def enter(
    draft: TournamentDraft, *, name: str, token: str = "", bot: str = "", external_id: str = "", entropy: str = "",
    seed: int | None = None, rating: int | None = None, member: str = "",
) -> Entrant:  # fmt: skip
    """Take part. token: SHA-256 of the one that opens the seats of the entry. bot: its level, empty for a person.
    member: the id of a player that is kept beyond the tournament, and is the entry's id then.

    Raises Refused: `entries_closed`, `tournament_full`, `name_taken`, `already_entered`.
    """
    tournament = draft.tournament
    if member and tournament.entrant(member) is not None:
        raise Refused("already_entered", entry=member)
    draft.check_takes_entries()
    if len(tournament.entrants) >= tournament.plan.most_entries:
        raise Refused("tournament_full", limit=tournament.plan.most_entries)
    if folded(name) in {folded(entrant.name) for entrant in tournament.entrants}:
        raise Refused("name_taken", f"«{name}» takes part already: enter under another name.")
    since = len(tournament.rounds) + 1
    id_ = member or _free(tournament, wished_by(name) or slug(name))
    entrant = Entrant(
        entry=Entry(id=id_, seed=seed, rating=rating, since=since), name=name,
        entered_at=draft.now, token=token, bot=bot, external_id=external_id, entropy=entropy, member=bool(member),
        checked_in_at=draft.now if tournament.check_in_over else None,
    )  # fmt: skip
    tournament.entrants.append(entrant)
    if (held := tournament.invited.get(member)) is not None:
        tournament.invited[member] = msgspec.structs.replace(held, status="accepted", told=True)
    draft.tell(EntryMade, entry=entrant.id, name=name, bot=bot or None, since=since)
    return entrant


def anonymise(draft: TournamentDraft, entry: str, name: str) -> None:
    """Call an entry by another name from now on; it plays in no later round. Again: nothing."""
    tournament = draft.tournament
    if not tournament.over and tournament.entrant(entry) is not None:
        withdraw(draft, entry)
    found = tournament.entrant(entry)
    if found is not None:
        place = tournament.entrants.index(found)
        tournament.entrants[place] = msgspec.structs.replace(found, name=name, external_id="")


def withdraw(draft: TournamentDraft, entry: str) -> None:
    """Play in no later round. Raises Refused: `entry_not_found`, `tournament_over`."""
    tournament = draft.tournament
    found = tournament.entrant(entry)
    if found is None:
        raise Refused("entry_not_found")
    if found.entry.until is not None:
        return
    if tournament.over:
        raise Refused("tournament_over")
    leagues.forget(draft, entry)
    until = len(tournament.rounds)
    if until:
        tournament.renew(msgspec.structs.replace(found, entry=msgspec.structs.replace(found.entry, until=until)))
    else:
        # Nothing has been drawn yet: the entry was never there.
        tournament.entrants.remove(found)
    draft.tell(EntryWithdrawn, entry=entry, until=until)


def _free(tournament: Tournament, wished: str) -> str:
    taken = {entrant.id for entrant in tournament.entrants}
    candidates = [wished, *(f"{wished}_{n}" for n in range(2, len(taken) + 4))]
    return next(one for one in candidates if one not in taken and not _BOT.fullmatch(one))

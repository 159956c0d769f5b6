"""What the service answers about who takes part in a tournament, as msgspec structs."""

from __future__ import annotations

import msgspec

from service.director.record import Entrant, Tournament


class TournamentEntry(msgspec.Struct, kw_only=True):
    """One that takes part.

    bot: its level, null for a person. entered_at: in ms since the epoch. since: the first round that it may play in;
    until: the last one, null while it has not withdrawn. seed, rating: as the organiser gave them, null without.
    checked_in_at: when it said that it is there, in ms since the epoch, null where it has not. sits_out: rounds that it
    asked to have no table in. external_id: whom the organiser knows by it; told to the organiser and to the entry
    itself, null for all others.
    """

    id: str
    name: str
    bot: str | None
    since: int
    until: int | None
    seed: int | None
    rating: int | None
    entered_at: int
    external_id: str | None
    checked_in_at: int | None
    sits_out: list[int]


def entry(entrant: Entrant, *, trusted: bool) -> TournamentEntry:
    """An entry. trusted: whether it is told to the organiser, or to itself."""
    known = entrant.entry
    return TournamentEntry(
        id=known.id, name=entrant.name, bot=entrant.bot or None, since=known.since, until=known.until, seed=known.seed,
        rating=known.rating, entered_at=entrant.entered_at,
        external_id=(entrant.external_id or None) if trusted else None, checked_in_at=entrant.checked_in_at,
        sits_out=list(known.sits_out),
    )  # fmt: skip


class TournamentEntries(msgspec.Struct, kw_only=True):
    """All entries, in the order in which they were made."""

    entries: list[TournamentEntry]


class EntrySeat(msgspec.Struct, kw_only=True):
    """Where an entry plays now. table: `ROUND.TABLE`. game: the id of its game. player: who the entry is there."""

    table: str
    game: str
    player: str


class EntryWaiting(msgspec.Struct, kw_only=True):
    """That an entry of a league waits for a table. since: when it asked, in ms since the epoch. position: 1 has waited
    longest. until: when fewer than a full table are enough for it, in ms since the epoch; null: never."""

    since: int
    position: int
    until: int | None


class EntryStanding(msgspec.Struct, kw_only=True):
    """An entry, and where it plays. seat: its seat in the round that is played, null where it has none. waiting: of a
    league, that it waits for a table, null where it does not."""

    entry: TournamentEntry
    seat: EntrySeat | None
    waiting: EntryWaiting | None


def entry_standing(known: Tournament, entrant: Entrant, *, trusted: bool) -> EntryStanding:
    """An entry, and where it plays or what it waits for."""
    told = entry(entrant, trusted=trusted)
    return EntryStanding(entry=told, seat=_seat(known, entrant.id), waiting=_waiting(known, entrant.id))


def _seat(known: Tournament, entry_id: str) -> EntrySeat | None:
    table = known.open_table_of(entry_id)
    if table is None or table.id in known.making:
        return None
    return EntrySeat(table=table.id, game=known.games[table.id].game, player=entry_id)


def _waiting(known: Tournament, entry_id: str) -> EntryWaiting | None:
    for position, request in enumerate(known.requests, 1):
        if request.entry == entry_id:
            wait = known.plan.wait_ms
            until = None if wait is None else request.at + wait
            return EntryWaiting(since=request.at, position=position, until=until)
    return None


class EntryAnswer(msgspec.Struct, kw_only=True):
    """An entry that was made. token: opens its seat at each of its games, and the entry itself; told this once, null
    for a bot."""

    entry: TournamentEntry
    token: str | None

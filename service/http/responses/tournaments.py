"""What the service answers about tournaments, as msgspec structs."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from service.director.cards import Card
from service.director.progress import round_ends_at
from service.director.record import Entrant, Status, Tournament
from service.tournaments.settings import Format, Remainder, Seeding
from service.tournaments.standings.points import POINT


class TournamentPoints(msgspec.Struct, kw_only=True):
    """How a game pays. by: `places`, `wins` or `share`. places: what each place of a full table gets; null: one less
    each place, down to 0. forfeit: what a player gets who left. bye: what a round without a table is worth."""

    by: Literal["places", "wins", "share"]
    places: list[float] | None
    forfeit: float
    bye: Literal["mean", "first", "none"]


class TournamentSettings(msgspec.Struct, kw_only=True):
    """How it is played.

    format: how tables are made. table_size: players at a full one. remainder: what is done where the entries do not
    fill the tables. rounds: how many, null: as many as the format needs. tie_breaks: in the order in which they decide;
    the lot is always the last. seeding: what orders the entries at the start. advance: how many of each table of a
    knockout go on, null: half of a full one. third_place: whether it plays for the places behind the final.
    """

    format: Format
    table_size: int
    remainder: Remainder
    rounds: int | None
    points: TournamentPoints
    tie_breaks: list[str]
    seeding: Seeding
    advance: int | None
    third_place: bool


class TournamentView(msgspec.Struct, kw_only=True):
    """A tournament as it is.

    status: open for entries, or how far it has come. end: why it is over, null before. settings: how it is played;
    options: of each game, as they were sent. visibility: whether those without an entry may see it. entering: who may
    enter: anybody (`open`), or the organiser enters all (`invited`). late_entries: whether one may enter after the
    start. most_entries: how many may. entries, rounds: how many there are. created_at: when it was made. starts_at:
    when it starts by itself. started_at, ended_at: when it did, and was over. round_ends_at: when the round that is
    played is decided at the latest. round_ms: the longest time of a round; break_ms: the pause between two. bots: how
    bots on empty seats play. commitment: SHA-256 of the seed of the lot; seed: told at the end. seq: of the last event.
    metadata: as the organiser noted it; empty for all others. Instants are in ms since the epoch, periods in ms; null
    where there is none.
    """

    id: str
    name: str
    ruleset: str
    status: Status
    end: str | None
    settings: TournamentSettings
    options: dict[str, Any]
    visibility: Literal["public", "private"]
    entering: Literal["open", "invited"]
    late_entries: bool
    most_entries: int
    entries: int
    rounds: int
    created_at: int
    starts_at: int | None
    started_at: int | None
    ended_at: int | None
    round_ends_at: int | None
    round_ms: int | None
    break_ms: int
    bots: str
    commitment: str
    seed: str | None
    seq: int
    metadata: dict[str, str]


def tournament(known: Tournament, *, organiser: bool) -> TournamentView:
    """A tournament as the organiser, or everybody else who may see it, is told of it."""
    plan = known.plan
    return TournamentView(
        id=known.id, name=plan.name, ruleset=plan.ruleset, status=known.status, end=known.end or None,
        settings=_settings(known), options=dict(plan.options), visibility=plan.visibility, entering=plan.entering,
        late_entries=plan.late_entries, most_entries=plan.most_entries, entries=len(known.entrants),
        rounds=len(known.rounds), created_at=known.created_at, starts_at=plan.starts_at, started_at=known.started_at,
        ended_at=known.ended_at, round_ends_at=None if known.over else round_ends_at(known), round_ms=plan.round_ms,
        break_ms=plan.break_ms, bots=plan.bots, commitment=known.lot.commitment,
        seed=known.seed if known.over else None, seq=known.events, metadata=dict(plan.metadata) if organiser else {},
    )  # fmt: skip


def _settings(known: Tournament) -> TournamentSettings:
    settings = known.plan.settings
    paid = settings.points
    return TournamentSettings(
        format=settings.format, table_size=settings.table_size, remainder=settings.remainder, rounds=settings.rounds,
        points=TournamentPoints(
            by=paid.by, places=None if paid.places is None else [place / POINT for place in paid.places],
            forfeit=paid.forfeit / POINT, bye=paid.bye,
        ),
        tie_breaks=list(settings.tie_breaks), seeding=settings.seeding, advance=settings.advance,
        third_place=settings.third_place,
    )  # fmt: skip


class TournamentCard(msgspec.Struct, kw_only=True):
    """A tournament in a list.

    format: how tables are made. entries, rounds: how many there are. created_at: in ms since the epoch. starts_at: when
    it starts by itself, null where it is started. started_at, ended_at: in ms since the epoch, null before.
    """

    id: str
    name: str
    ruleset: str
    format: Format
    status: Status
    visibility: Literal["public", "private"]
    entries: int
    rounds: int
    created_at: int
    starts_at: int | None
    started_at: int | None
    ended_at: int | None


class TournamentPage(msgspec.Struct, kw_only=True):
    """Tournaments, newest first. next: the `cursor` of the next page, null at the end."""

    tournaments: list[TournamentCard]
    next: str | None


def card(known: Card) -> TournamentCard:
    """A card as everybody sees it."""
    told = {name: getattr(known, name) for name in TournamentCard.__struct_fields__}
    return TournamentCard(**told)


class TournamentEntry(msgspec.Struct, kw_only=True):
    """One that takes part.

    bot: its level, null for a person. entered_at: in ms since the epoch. since: the first round that it may play in;
    until: the last one, null while it has not withdrawn. seed, rating: as the organiser gave them, null without.
    external_id: whom the organiser knows by it; told to the organiser and to the entry itself, null for all others.
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


def entry(entrant: Entrant, *, trusted: bool) -> TournamentEntry:
    """An entry. trusted: whether it is told to the organiser, or to itself."""
    known = entrant.entry
    return TournamentEntry(
        id=known.id, name=entrant.name, bot=entrant.bot or None, since=known.since, until=known.until, seed=known.seed,
        rating=known.rating, entered_at=entrant.entered_at,
        external_id=(entrant.external_id or None) if trusted else None,
    )  # fmt: skip


class TournamentEntries(msgspec.Struct, kw_only=True):
    """All entries, in the order in which they were made."""

    entries: list[TournamentEntry]


class EntrySeat(msgspec.Struct, kw_only=True):
    """Where an entry plays now. table: `ROUND.TABLE`. game: the id of its game. player: who the entry is there."""

    table: str
    game: str
    player: str


class EntryStanding(msgspec.Struct, kw_only=True):
    """An entry, and where it plays. seat: its seat in the round that is played, null where it has none."""

    entry: TournamentEntry
    seat: EntrySeat | None


class EntryAnswer(msgspec.Struct, kw_only=True):
    """An entry that was made. token: opens its seat at each of its games, and the entry itself; told this once, null
    for a bot."""

    entry: TournamentEntry
    token: str | None

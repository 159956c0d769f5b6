"""What the service answers about tournaments, as msgspec structs."""

from __future__ import annotations

from typing import Literal

import msgspec

from service.director import making
from service.director.cards import Card
from service.director.record import Overtime, Status, Tournament
from service.json_types import JsonObject
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
    knockout go on, null: half of a full one. third_place: whether it plays for the places behind the final. games: the
    most games of an entry of a league, null: any number.
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
    games: int | None


class TournamentView(msgspec.Struct, kw_only=True):
    """A tournament as it is.

    status: open for entries, or how far it has come. end: why it is over, null before. settings: how it is played;
    options: of each game, as they were sent. visibility: whether those without an entry may see it. entering: who may
    enter: anybody (`open`), or whom the organiser lets (`invited`). late_entries: whether one may enter after the
    start. most_entries: how many may. entries, rounds: how many there are. created_at: when it was made. starts_at:
    when it starts by itself. started_at, ended_at: when it did, and was over. round_ends_at: when the round that is
    played is decided at the latest. round_ms: the longest time of a round; break_ms: the pause between two. bots: how
    bots on empty seats play. commitment: SHA-256 of the seed of the lot; seed: told at the end. seq: of the last event.
    metadata: as the organiser noted it; empty for all others. closes_at: when a league closes by itself. closing:
    whether a league has closed, and is over with its last games. wait_ms: how long one waits for a full table of a
    league; fewest: how many are enough then. waiting: how many wait for a table. watching: who may watch its games.
    check_in_from, check_in_until: between these entries check in. overtime: how a table is decided whose time is over.
    Instants are in ms since the epoch,
    periods in ms; null where there is none.
    """

    id: str
    name: str
    ruleset: str
    status: Status
    end: str | None
    settings: TournamentSettings
    options: JsonObject
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
    closes_at: int | None
    closing: bool
    wait_ms: int | None
    fewest: int
    waiting: int
    watching: Literal["public", "invited", "nobody"]
    check_in_from: int | None
    check_in_until: int | None
    overtime: Overtime


def tournament(known: Tournament, *, organiser: bool) -> TournamentView:
    """A tournament as the organiser, or everybody else who may see it, is told of it."""
    plan = known.plan
    return TournamentView(
        id=known.id, name=plan.name, ruleset=plan.ruleset, status=known.status, end=known.end or None,
        settings=_settings(known), options=dict(plan.options), visibility=plan.visibility, entering=plan.entering,
        late_entries=plan.late_entries, most_entries=plan.most_entries, entries=len(known.entrants),
        rounds=len(known.rounds), created_at=known.created_at, starts_at=plan.starts_at, started_at=known.started_at,
        ended_at=known.ended_at, round_ends_at=_round_ends_at(known), round_ms=plan.round_ms,
        break_ms=plan.break_ms, bots=plan.bots, commitment=known.lot.commitment,
        seed=known.seed if known.over else None, seq=known.events, metadata=dict(plan.metadata) if organiser else {},
        closes_at=plan.closes_at, closing=known.closing, wait_ms=plan.wait_ms, fewest=plan.fewest,
        waiting=len(known.requests), watching=plan.watching or ("public" if plan.visibility == "public" else "nobody"),
        check_in_from=plan.check_in_from, check_in_until=plan.check_in_until, overtime=plan.overtime,
    )  # fmt: skip


def _round_ends_at(known: Tournament) -> int | None:
    ends = (making.ends_at(known, table_id) for table_id in ([] if known.over else known.open_tables()))
    return min((end for end in ends if end is not None), default=None)


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
        third_place=settings.third_place, games=settings.games,
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

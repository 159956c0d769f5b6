"""Version 1 of the format: the fields that each kind of line must have. More are let pass."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType


class _Form(msgspec.Struct, kw_only=True):
    """Base of all: every field must be there."""


class PointsForm(_Form):
    """How a game pays."""

    by: str
    places: list[int] | None
    forfeit: int
    bye: str


class SettingsForm(_Form):
    """What rounds and standings are derived by."""

    format: str
    table_size: int
    remainder: str
    rounds: int | None
    points: PointsForm
    tie_breaks: list[str]
    seeding: str
    advance: int | None
    third_place: bool
    games: int | None
    edition: int


class HeadForm(_Form):
    """The first line."""

    id: str
    name: str
    ruleset: str
    options: dict[str, Any]
    settings: SettingsForm
    status: str
    end: str | None
    created_at: int
    starts_at: int | None
    started_at: int | None
    ended_at: int | None
    round_ms: int | None
    break_ms: int
    bots: str
    closes_at: int | None
    wait_ms: int | None
    fewest: int | None
    commitment: str
    seed: str | None
    contributions: str | None
    seq: int
    overtime: str = "scores"


class EntryForm(_Form):
    """Who takes part."""

    id: str
    name: str
    bot: str | None
    entered_at: int
    since: int
    until: int | None
    sits_out: list[int]
    seed: int | None
    rating: int | None
    entropy: str | None


class TableForm(_Form):
    """A table of a round."""

    id: str
    seats: list[str]
    stage: str


class RoundForm(_Form):
    """A round."""

    number: int
    tables: list[TableForm]
    byes: list[str]
    asked: list[str]
    fewest: int | None


class PlacingForm(_Form):
    """How a game ended for a seat."""

    entry: str
    place: int
    score: int
    forfeit: bool


class ResultForm(_Form):
    """The result of a table."""

    table: str
    game: str
    placings: list[PlacingForm]
    decided: str
    round: int


class CorrectionForm(_Form):
    """What counts in its place."""

    table: str
    placings: list[PlacingForm]
    note: str
    round: int
    game: str | None


class EarnedForm(_Form):
    """What a round gave."""

    round: int
    points: int
    rule: str
    table: str
    game: str
    place: int
    tied: int
    players: int
    score: int
    corrected: str


class StandingForm(_Form):
    """A line of the standings."""

    rank: int
    entry: str
    points: int
    decided_by: str
    tie_breaks: dict[str, int]
    earned: list[EarnedForm]
    withdrawn: bool


class GameForm(_Form):
    """A game, and what proves it."""

    line: int
    table: str
    game: str
    attempt: int
    told: Literal["whole", "playing", "making", "expired", "hidden"]
    lowest_wins: bool | None
    record: dict[str, Any] | None
    dice: dict[str, Any] | None
    deals: dict[str, Any] | None


class StartForm(_Form):
    """A table as the beginning of its round tells it."""

    id: str
    game: str
    seats: list[str]
    stage: str


class Event(_Form):
    """What matters here of any event; each type has some of it."""

    type: str
    seq: int
    at: int
    by: str | None = None
    name: str | UnsetType = UNSET
    ruleset: str | UnsetType = UNSET
    format: str | UnsetType = UNSET
    commitment: str | UnsetType = UNSET
    entry: str | UnsetType = UNSET
    bot: str | UnsetType | None = UNSET
    since: int | UnsetType = UNSET
    until: int | UnsetType = UNSET
    entries: list[str] | UnsetType = UNSET
    contributions: str | UnsetType = UNSET
    round: int | UnsetType = UNSET
    tables: list[StartForm] | UnsetType = UNSET
    byes: list[str] | UnsetType = UNSET
    ends_at: int | UnsetType | None = UNSET
    table: str | UnsetType = UNSET
    game: str | UnsetType = UNSET
    before: str | UnsetType = UNSET
    placings: list[PlacingForm] | UnsetType = UNSET
    decided: str | UnsetType = UNSET
    reason: str | UnsetType = UNSET
    winner: str | UnsetType | None = UNSET
    seed: str | UnsetType = UNSET
    note: str | UnsetType = UNSET


class EventForm(_Form):
    """An event of the log."""

    event: Event

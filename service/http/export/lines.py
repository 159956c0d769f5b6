"""The lines of an export, as msgspec structs: what the document says of them is made of these."""

from __future__ import annotations

from typing import Literal

import msgspec

from service.director.events import TablePlacing, TournamentEvent
from service.director.record import Overtime, Status
from service.http.responses.proof import DealProof, DiceProof, Record
from service.json_types import JsonObject
from service.tournaments.rounds import Stage
from service.tournaments.settings import Format, Remainder, Seeding
from service.tournaments.standings.earned import Rule

FORMAT = "chouette-tournament"
VERSION = 1


class ExportLine(msgspec.Struct, kw_only=True, tag_field="kind"):
    """Base of all lines. line: its number, from 1 on without gaps. sha256: of the line without this field, as JSON with
    sorted keys and without spaces, in UTF-8."""

    line: int
    sha256: str = ""


class ExportPoints(msgspec.Struct, kw_only=True):
    """How a game pays, in thousandths of a point.

    by: `places`, `wins` or `share`. places: what each place of a full table gets; null: one point less each place, down
    to 0. forfeit: what a player gets who left. bye: what a round without a table is worth.
    """

    by: Literal["places", "wins", "share"]
    places: list[int] | None
    forfeit: int
    bye: Literal["mean", "first", "none"]


class ExportSettings(msgspec.Struct, kw_only=True):
    """What rounds and standings are derived by.

    format: how tables are made. table_size: players at a full one. remainder: what is done where the entries do not
    fill the tables. rounds: how many, null: as many as the format needs. points: how a game pays. tie_breaks: in the
    order in which they decide; the lot is always the last. seeding: what orders the entries at the start. advance: how
    many of each table of a knockout go on, null: half of a full one. third_place: whether it plays for the places
    behind the final. games: the most games of an entry of a league, null: any number. edition: of the rules by which
    seatings are made.
    """

    format: Format
    table_size: int
    remainder: Remainder
    rounds: int | None
    points: ExportPoints
    tie_breaks: list[str]
    seeding: Seeding
    advance: int | None
    third_place: bool
    games: int | None
    edition: int


class ExportTournament(ExportLine, tag="tournament"):
    """The first line: what was settled, and how far the tournament has come.

    format: of this file, `chouette-tournament`. version: of that format. lines: how many the whole export has. id,
    name: of the tournament. options: of each game, as they were sent. status: how far it has come; end: why it is over,
    null before. created_at: when it was made. starts_at: when it starts by itself. started_at, ended_at: when it did,
    and was over. round_ms: the longest time of a round; break_ms: the pause between two. overtime: how a table is
    decided whose time is over. bots: how bots on empty seats play. closes_at: when a league closes by itself; wait_ms:
    how long one waits there for a full table; fewest: how many are enough then. commitment: SHA-256 of the seed of the
    lot; seed: told at the end, null before. contributions: what the entries gave to the lot, null before the start.
    seq: of the last event. Instants are in ms since the epoch, periods in ms; null where there is none.
    """

    format: Literal["chouette-tournament"]
    version: int
    lines: int
    id: str
    name: str
    ruleset: str
    options: JsonObject
    settings: ExportSettings
    status: Status
    end: str | None
    created_at: int
    starts_at: int | None
    started_at: int | None
    ended_at: int | None
    round_ms: int | None
    overtime: Overtime
    break_ms: int
    bots: str
    closes_at: int | None
    wait_ms: int | None
    fewest: int | None
    commitment: str
    seed: str | None
    contributions: str | None
    seq: int


class ExportEntry(ExportLine, tag="entry"):
    """One that takes part.

    bot: its level, null for a person. entered_at: in ms since the epoch. since: the first round that it may play in;
    until: the last one, null while it has not withdrawn. sits_out: rounds that it asked not to be seated in. seed,
    rating: as the organiser gave them, null without. entropy: what it gave to the lot and to the dice of its games;
    null before the start.
    """

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


class ExportTable(msgspec.Struct, kw_only=True):
    """A table of a round. id: `ROUND.TABLE`. seats: entries in the order of play; what begins with `bot:` is a bot on
    an empty seat. stage: what is played for."""

    id: str
    seats: list[str]
    stage: Stage


class ExportRound(ExportLine, tag="round"):
    """A round as it was made.

    number: from 1 on. byes: entries without a table in it. asked: of a league, which entries had asked for a table, in
    that order. fewest: of a league, the fewest players that would do, null where only a full table would.
    """

    number: int
    tables: list[ExportTable]
    byes: list[str]
    asked: list[str]
    fewest: int | None


class ExportResult(ExportLine, tag="result"):
    """What a game gave; in the order in which results came.

    table: `ROUND.TABLE`. game: its id. placings: of all seats. decided: by what: the game, the longest time of the
    round (`time`), or a game that was called off (`cancelled`). round: of a league, the last round that had been made
    when it came; else 0.
    """

    table: str
    game: str
    placings: list[TablePlacing]
    decided: str
    round: int


class ExportCorrection(ExportLine, tag="correction"):
    """Another result of a table, which counts in place of the one before.

    table: `ROUND.TABLE`. placings: of all seats. note: why. round: the last round that had been made by then: rounds
    up to it are derived without the correction. game: another game that counts, null for the same.
    """

    table: str
    placings: list[TablePlacing]
    note: str
    round: int
    game: str | None


class ExportEvent(ExportLine, tag="event"):
    """What happened, in order. event: as the tournament's events tell it."""

    event: TournamentEvent


class ExportEarned(msgspec.Struct, kw_only=True):
    """What one round gave to an entry.

    round: its number. points: in thousandths. rule: by which they are counted. table: `ROUND.TABLE`. game: its id;
    empty for a bye, like `table`. place: 1 is the best, 0 for a bye. tied: how many share the place. players: how many
    were at the table, 0 for a bye. score: at the end of the game. corrected: why another result counts, empty where
    none does.
    """

    round: int
    points: int
    rule: Rule
    table: str
    game: str
    place: int
    tied: int
    players: int
    score: int
    corrected: str


class ExportStanding(ExportLine, tag="standing"):
    """A line of the standings, by the results so far.

    rank: 1 is the first; no two are the same. entry: its id. points: in thousandths. decided_by: what puts it behind
    the line above; empty for the first. tie_breaks: the values that were needed, by name. earned: what the points are
    made of. withdrawn: it plays no further round.
    """

    rank: int
    entry: str
    points: int
    decided_by: str
    tie_breaks: dict[str, int]
    earned: list[ExportEarned]
    withdrawn: bool


class ExportGame(ExportLine, tag="game"):
    """The game of a table, and what proves it.

    table: `ROUND.TABLE`. game: its id. attempt: 1, and one more each time that the table was played again; only the
    last one counts. told: `whole`; `playing`: it is not over, and told then; `making`: it is not there yet; `expired`:
    it is over, and kept no longer; `hidden`: it is told to those alone who may watch it. lowest_wins: whether the
    lowest score wins. record: the game as a scenario file. dice: the proof of its dice; deals: that of its deals. Null
    where there is none, or nothing may be told.
    """

    table: str
    game: str
    attempt: int
    told: Literal["whole", "playing", "making", "expired", "hidden"]
    lowest_wins: bool | None
    record: Record | None
    dice: DiceProof | None
    deals: DealProof | None


class ExportEnd(ExportLine, tag="end"):
    """The last line: an export without it is not whole."""


LINES: tuple[type[ExportLine], ...] = (
    ExportTournament, ExportEntry, ExportRound, ExportResult, ExportCorrection, ExportEvent, ExportStanding, ExportGame,
    ExportEnd,
)  # fmt: skip

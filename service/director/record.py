"""A tournament as it is stored: what was settled, who takes part, the rounds, their games and results."""

from __future__ import annotations

import re
from typing import Literal

import msgspec

from service.engine.core.stored.plain import JsonObject
from service.tournaments.entries import Entry
from service.tournaments.lot import Lot
from service.tournaments.results import Correction, Result
from service.tournaments.rounds import Round, Table, tables_of
from service.tournaments.settings import Settings
from service.tournaments.state import State

Status = Literal["open", "running", "paused", "finished", "cancelled"]
OVER: tuple[Status, ...] = ("finished", "cancelled")
PREFIX = "t."
"""What the id of a tournament begins with. No id of a game can have a dot."""

_ID = re.compile(r"t\.[A-Za-z0-9_-]{1,64}")
MOST_ENTRIES = 2_048


class Plan(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What its organiser settled when it was made.

    options: of each game, as the ruleset knows them. entering: whether anybody may enter, or the organiser enters all.
    late_entries: whether one may enter after the start. starts_at: when it starts by itself (ms), None: when told.
    round_ms: the longest time of a round, None: as long as its games last. break_ms: between two rounds. bots: the
    level of bots on empty seats. metadata: what the organiser notes about it.
    """

    name: str
    ruleset: str
    settings: Settings
    options: JsonObject = {}
    visibility: Literal["public", "private"] = "public"
    entering: Literal["open", "invited"] = "open"
    late_entries: bool = False
    most_entries: int = MOST_ENTRIES
    starts_at: int | None = None
    round_ms: int | None = None
    break_ms: int = 0
    bots: str = "regular"
    metadata: dict[str, str] = {}


class Entrant(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One who takes part, and what the service knows of them beside the rules of tournaments.

    entered_at: ms. token: SHA-256 of the token that opens the seats of this entry; a bot has none. bot: its level,
    empty for a person. entropy: what goes into the lot.
    """

    entry: Entry
    name: str
    entered_at: int
    token: str = ""
    bot: str = ""
    external_id: str = ""
    entropy: str = ""

    @property
    def id(self) -> str:
        """Of the entry, and of the player at each of its games."""
        return self.entry.id


class TableGame(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The game of a table. attempt: 1, and one more each time that it is played again."""

    game: str
    attempt: int = 1


class Tournament(msgspec.Struct, kw_only=True, omit_defaults=True):
    """All of it. All instants are ms.

    owner: the public id of the key that made it. seed: of the lot. contributions: what the players gave to the lot,
    settled at the start. games: by table. making: tables whose games may not be there yet. round_began_at: when the
    games of the last round were there; round_over_at: when the last of its tables was over. paused_at: while it is
    paused. end: why it is over: `played`, `too_few`, `cancelled`. events: the seq of the last one.
    """

    id: str
    owner: str
    created_at: int
    plan: Plan
    seed: str
    schema: int = 1
    status: Status = "open"
    entrants: list[Entrant] = []
    contributions: str = ""
    rounds: list[Round] = []
    games: dict[str, TableGame] = {}
    results: list[Result] = []
    corrections: list[Correction] = []
    making: list[str] = []
    started_at: int | None = None
    round_began_at: int | None = None
    round_over_at: int | None = None
    paused_at: int | None = None
    ended_at: int | None = None
    end: str = ""
    events: int = 0

    @property
    def lot(self) -> Lot:
        """The lot, as the rules of tournaments know it."""
        return Lot(seed=self.seed, contributions=self.contributions)

    @property
    def known(self) -> State:
        """What the rules of tournaments need to know."""
        return State(
            settings=self.plan.settings,
            entries=tuple(entrant.entry for entrant in self.entrants),
            lot=self.lot,
            rounds=tuple(self.rounds),
            results=tuple(self.results),
            corrections=tuple(self.corrections),
        )

    @property
    def over(self) -> bool:
        """Whether nothing happens in it any more."""
        return self.status in OVER

    def entrant(self, entry: str) -> Entrant | None:
        """By the id of the entry, None where there is none."""
        return next((entrant for entrant in self.entrants if entrant.id == entry), None)

    def table(self, table_id: str) -> Table | None:
        """By its id, None where there is none."""
        return next((table for _, table in tables_of(self.rounds) if table.id == table_id), None)

    def open_tables(self) -> list[str]:
        """The tables of the last round that have no result yet."""
        if not self.rounds:
            return []
        over = {result.table for result in self.results}
        return [table.id for table in self.rounds[-1].tables if table.id not in over]

    def table_of(self, game: str) -> str | None:
        """The table at which this game is played, None where it is none of this tournament, or was played again."""
        return next((table for table, held in self.games.items() if held.game == game), None)


def is_tournament(known_id: str) -> bool:
    """Whether an id of something stored is a tournament's, and no game's."""
    return _ID.fullmatch(known_id) is not None


_encode = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(Tournament)


def encode(tournament: Tournament) -> bytes:
    """To bytes."""
    return _encode(tournament)


def decode(blob: bytes) -> Tournament:
    """From bytes. Raises msgspec.ValidationError."""
    return _decoder.decode(blob)

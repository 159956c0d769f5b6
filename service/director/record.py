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
Overtime = Literal["scores", "shared", "forfeit"]
Watching = Literal["", "public", "invited", "nobody"]
OVER: tuple[Status, ...] = ("finished", "cancelled")
PREFIX = "t."
"""What the id of a tournament begins with. No id of a game can have a dot."""

_ID = re.compile(r"t\.[A-Za-z0-9_-]{1,64}")
MOST_ENTRIES = 2_048
FEWEST = 2
"""Players of a table of a league that were enough, where nothing else was settled."""


class Plan(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What its organiser settled when it was made.

    options: of each game, as the ruleset knows them. entering: whether anybody may enter, or whom the organiser enters
    or invites. late_entries: whether one may enter after the start. starts_at: when it starts by itself (ms), None:
    when told.
    check_in_from, check_in_until: between these instants (ms) entries say that they are there, and those that did not
    are out then; None: they may from the beginning, or need not. round_ms: the longest time of a round, or of a table
    of a league, None: as long as its games last. overtime: how a table is decided whose time is over: by the scores, as
    shared first places, or as a forfeit of all. break_ms: between two rounds. watching: who may watch its games, empty
    where visibility says it. bots: the level of bots on empty seats. metadata: what the organiser notes about it.
    pool: of ratings, in which its games count; empty: none. Of a
    league: closes_at: when it closes by itself (ms), None: when told; wait_ms: how long one waits for a full table,
    None: for as long as it takes; fewest: how many are enough then.
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
    overtime: Overtime = "scores"
    watching: Watching = ""
    check_in_from: int | None = None
    check_in_until: int | None = None
    bots: str = "regular"
    metadata: dict[str, str] = {}
    pool: str = ""
    closes_at: int | None = None
    wait_ms: int | None = None
    fewest: int = FEWEST

    @property
    def is_league(self) -> bool:
        """Whether tables are made as they are asked for."""
        return self.settings.format == "league"


class Entrant(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One who takes part, and what the service knows of them beside the rules of tournaments.

    entered_at: ms. token: SHA-256 of the token that opens the seats of this entry; a bot has none. bot: its level,
    empty for a person. entropy: what goes into the lot. checked_in_at: ms, None where it did not check in. member:
    whether it is a player that is kept beyond the tournament, whose id the entry has.
    """

    entry: Entry
    name: str
    entered_at: int
    token: str = ""
    bot: str = ""
    external_id: str = ""
    entropy: str = ""
    checked_in_at: int | None = None
    member: bool = False

    @property
    def id(self) -> str:
        """Of the entry, and of the player at each of its games."""
        return self.entry.id


class TableGame(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The game of a table. attempt: 1, and one more each time that it is played again. began_at: when the
    game was there (ms), where its round does not say it: of a league, and where it plays again."""

    game: str
    attempt: int = 1
    began_at: int | None = None


class Request(msgspec.Struct, frozen=True, kw_only=True):
    """Of a league: an entry waits for a table. at: since when (ms)."""

    entry: str
    at: int


InvitationStatus = Literal["open", "accepted", "declined", "revoked", "expired"]


class Invited(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What came of inviting a player who is kept beyond the tournament. id: of the invitation. at: when it was made
    (ms). told: whether the player knows that it stands so."""

    id: str
    at: int
    status: InvitationStatus = "open"
    told: bool = False


class Tournament(msgspec.Struct, kw_only=True, omit_defaults=True):
    """All of it. All instants are ms.

    owner: the public id of the key that made it. seed: of the lot. contributions: what the players gave to the lot,
    settled at the start. games: by table. making: tables whose games may not be there yet. round_began_at: when the
    games of the last round were there; round_over_at: when the last of its tables was over. paused_at: while it is
    paused. end: why it is over: `played`, `too_few`, `cancelled`. events: the seq of the last one. Of a league:
    requests: who waits for a table, in their order; closing: whether no more tables are made. check_in_over: whether
    those that did not check in are out. replaying: tables with a result that play again, and why. invited: by player.
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
    requests: list[Request] = []
    closing: bool = False
    check_in_over: bool = False
    replaying: dict[str, str] = {}
    invited: dict[str, Invited] = {}

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

    @property
    def takes_entries(self) -> bool:
        """Whether one may enter, if there is room."""
        plan = self.plan
        late = plan.late_entries or (plan.is_league and not self.closing)
        return not self.over and (self.status == "open" or late)

    def is_invited(self, player: str) -> bool:
        """Whether a player may enter by an invitation."""
        held = self.invited.get(player)
        return held is not None and held.status == "open"

    def renew(self, entrant: Entrant) -> None:
        """Put what has become of an entrant in its place."""
        place = next(place for place, known in enumerate(self.entrants) if known.id == entrant.id)
        self.entrants[place] = entrant

    def entrant(self, entry: str) -> Entrant | None:
        """By the id of the entry, None where there is none."""
        return next((entrant for entrant in self.entrants if entrant.id == entry), None)

    def table(self, table_id: str) -> Table | None:
        """By its id, None where there is none."""
        number = table_id.partition(".")[0]
        made = self.rounds[int(number) - 1 : int(number)] if number.isdecimal() else []
        return next((table for _, table in tables_of(made) if table.id == table_id), None)

    def open_tables(self) -> list[str]:
        """The tables that are played: of the last round, as no round begins before the one before is over; of a league,
        all; and those that play again."""
        over = {result.table for result in self.results}
        rounds = self.rounds if self.plan.is_league else self.rounds[-1:]
        first = [table.id for _, table in tables_of(rounds) if table.id not in over]
        return [*first, *self.replaying]

    def open_table_of(self, entry: str) -> Table | None:
        """The table at which an entry plays now, None where it plays at none."""
        tables = (self.table(table_id) for table_id in self.open_tables())
        return next((table for table in tables if table is not None and entry in table.seats), None)

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

"""A matchmaking queue as it is stored: who waits, the tables that are being made, what players are still to be told."""

from __future__ import annotations

from typing import Literal

import msgspec

from service import ratings
from service.engine.core.stored.plain import JsonObject
from service.players import ids
from service.players.kept import Kept
from service.players.record import TicketState
from service.settings import Settings

STORED = "q."
"""What the id of a queue begins with in the store: no id of a game can have a dot."""

PREFIX = "q_"
PATTERN = rf"q_[a-z2-7]{{{ids.LENGTH}}}"
MOST_WAITING = 5_000
"""So many wait in a queue at a time: it is stored as a whole with each of them."""

NO_BOTS = "none"
GONE_AFTER_MS = 60_000
"""For so long a queue that was deleted is kept, so that late jobs find that it was."""

_encode = msgspec.json.Encoder().encode


class QueueCard(msgspec.Struct, kw_only=True):
    """A matchmaking queue.

    table_size: players at a table. pool: the pool of ratings that says how strong players are. rated: whether the games
    count there. width: how far apart ratings at a table may be at once; widening: how much farther after each second of
    waiting; widest: never farther than that, null for any distance in the end. wait_ms: the longest time that one
    waits, null for as long as it takes; bots: the level of those that take the empty seats then, `none` where the
    ticket expires instead. ticket_ms: so long a ticket lasts unless it is renewed. watching: null where `visibility`
    says it. closed: whether it takes no one; detail: why, null where its key closed it. waiting: how many wait. tables:
    how many were made. created_at: in ms since the epoch.
    """

    id: str
    name: str
    ruleset: str
    options: JsonObject
    table_size: int
    pool: str
    rated: bool
    width: int
    widening: int
    widest: int | None
    wait_ms: int | None
    bots: str
    ticket_ms: int
    visibility: Literal["public", "private"]
    watching: Literal["public", "invited", "nobody"] | None
    closed: bool
    detail: str | None
    waiting: int
    tables: int
    created_at: int


class Ticket(msgspec.Struct, frozen=True, kw_only=True, array_like=True):
    """A player waits. number: later tickets of the queue have greater ones. since, until: from when on, and until when
    unless it is renewed (ms). rating: as shown."""

    number: int
    since: int
    until: int
    rating: int


class Seat(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat of a table; a bot's has no player and no ticket."""

    player: str = ""
    ticket: Ticket | None = None


class Making(msgspec.Struct, frozen=True, kw_only=True):
    """A table whose game may not be there yet. game: its id. seats: in the order of play."""

    game: str
    seats: list[Seat]


class Notice(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a player may not have been told yet of a ticket. until: as the ticket has it, of one that waits. reason: why
    it is over."""

    player: str
    state: TicketState
    ticket: Ticket
    reason: str = ""


class MatchmakingQueue(Kept, kw_only=True, omit_defaults=True):
    """All of a queue; see QueueCard. owner: the public id of the key that made it.

    detail: why it is closed, where its key did not do it. tickets: of those who wait, by player. last: the number of
    the last ticket. made: how many tables are there. making, untold: what is still to be done. look_at: when tables may
    be due (ms), None where waiting alone brings none. deleted: whether it is there no more.
    """

    owner: str
    name: str
    ruleset: str
    pool: str
    options: JsonObject = msgspec.field(default_factory=dict)
    table_size: int = 4
    rated: bool = True
    width: int = 100
    widening: int = 10
    widest: int | None = None
    wait_ms: int | None = None
    bots: str = NO_BOTS
    ticket_ms: int = 60_000
    visibility: Literal["public", "private"] = "public"
    watching: Literal["", "public", "invited", "nobody"] = ""
    closed: bool = False
    detail: str = ""
    deleted: bool = False
    last: int = 0
    made: int = 0
    look_at: int | None = None
    tickets: dict[str, Ticket] = msgspec.field(default_factory=dict)
    making: list[Making] = msgspec.field(default_factory=list)
    untold: list[Notice] = msgspec.field(default_factory=list)

    @property
    def stored_id(self) -> str:
        """See Kept."""
        return stored(self.id)

    @property
    def listed_in(self) -> str:
        """See Kept."""
        return list_of(self.owner)

    @property
    def rules(self) -> ratings.Queue:
        """How it makes tables, as the rules know it."""
        return ratings.Queue(size=self.table_size, width=self.width, widening=self.widening, widest=self.widest)

    @property
    def shown(self) -> QueueCard:
        """As it is told."""
        return QueueCard(
            id=self.id, name=self.name, ruleset=self.ruleset, options=self.options, table_size=self.table_size,
            pool=self.pool, rated=self.rated, width=self.width, widening=self.widening, widest=self.widest,
            wait_ms=self.wait_ms, bots=self.bots, ticket_ms=self.ticket_ms, visibility=self.visibility,
            watching=self.watching or None, closed=self.closed, detail=self.detail or None, waiting=len(self.tickets),
            tables=self.made + len(self.making), created_at=self.created_at,
        )  # fmt: skip

    def card(self) -> bytes:
        """See Kept. A queue that was deleted has an empty one."""
        return b"{}" if self.deleted else _encode(self.shown)

    def goes_after_ms(self, settings: Settings) -> int | None:
        """See Kept."""
        return GONE_AFTER_MS if self.deleted and not self.making and not self.untold else None

    def due(self, now: int) -> int | None:
        """See Kept."""
        if self.making or self.untold:
            return now
        instants = [self.look_at] if self.look_at is not None else []
        instants += [ticket.until for ticket in self.tickets.values()]
        if self.wait_ms is not None:
            instants += [ticket.since + self.wait_ms for ticket in self.tickets.values()]
        return min(instants, default=None)

    def seat_of(self, player: str) -> Making | None:
        """The table that is being made for a player; None for none."""
        return next((table for table in self.making if any(seat.player == player for seat in table.seats)), None)


def stored(queue: str) -> str:
    """The id under which the store keeps a queue."""
    return STORED + queue[2:]


def is_stored_queue(known_id: str) -> bool:
    """Whether an id of something stored is a queue's."""
    return known_id.startswith(STORED)


def public(stored_id: str) -> str:
    """The id of the queue that the store keeps under this one."""
    return PREFIX + stored_id.removeprefix(STORED)


def list_of(owner: str) -> str:
    """The list of a key's queues."""
    return f"queues.{owner}"

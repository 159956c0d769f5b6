"""A player as it is stored, and the claim on an account that a key knows the player by."""

from __future__ import annotations

import base64
import hashlib
from typing import Literal

import msgspec

from service.players import ids
from service.players.kept import Kept
from service.settings import Settings

ERASED = "Erased player"
"""What stands wherever the name of a player stood that was erased."""

MOST_PLACES = 200
"""So many games, tournaments or invitations of each kind a player has at a time."""

REMEMBERED_GAMES = 32
"""So many of the last games that are over a player's record names, so that none is told of twice."""

REMEMBERED_INVITATIONS = 64
"""So many of the last invitations to tournaments a player's record names, for the same reason."""

_encode = msgspec.json.Encoder().encode


class PlayerCard(msgspec.Struct, kw_only=True):
    """What the list of a key's players has of one, and what that key is told of it.

    external_id: whom the key knows by it, null without. created_at: in ms since the epoch. has_token: whether a token
    opens anything for this player.
    """

    id: str
    name: str
    external_id: str | None
    metadata: dict[str, str]
    created_at: int
    has_token: bool


class GameInvitation(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A place at a game that is offered to a player. id: of the invitation at that game. invited_at: ms."""

    id: str
    game: str
    invited_at: int
    expires_at: int | None = None


class TournamentOffer(msgspec.Struct, frozen=True, kw_only=True):
    """A place in a tournament that is offered to a player. id: of the invitation there. invited_at: ms."""

    id: str
    tournament: str
    invited_at: int


TicketState = Literal["waiting", "matched", "expired", "cancelled"]


class NotedTicket(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a player was told last of a ticket of a matchmaking queue. number: later tickets have greater ones. since,
    at: when it began and when that was told (ms). rating: as shown. game: of the table; reason: why it is over."""

    number: int
    state: TicketState
    since: int
    at: int
    rating: int
    game: str = ""
    reason: str = ""


class Player(Kept, kw_only=True, omit_defaults=True):
    """All of a player. Instants are in ms.

    owner: the public id of the key that made the player. token: SHA-256 of the one that opens this player's seats;
    empty where none does. seats: games in which a seat was asked for, each with the instant; asked: those of which it
    is not noted that it was got, as only the game knows then. tournaments: those that were entered. offers: invitations
    to tournaments; heard: the last of them that the player was told of. over: the last games that are over. tickets: by
    queue, what was told last of the player's ticket there. erased_at: when the player was erased; erasing: whether
    names still stand somewhere, and claim: that is still to be given up.
    """

    owner: str
    name: str
    external_id: str = ""
    metadata: dict[str, str] = msgspec.field(default_factory=dict)
    token: str = ""
    asked: list[str] = msgspec.field(default_factory=list)
    seats: dict[str, int] = msgspec.field(default_factory=dict)
    tournaments: dict[str, int] = msgspec.field(default_factory=dict)
    invitations: list[GameInvitation] = msgspec.field(default_factory=list)
    offers: list[TournamentOffer] = msgspec.field(default_factory=list)
    heard: list[str] = msgspec.field(default_factory=list)
    over: list[str] = msgspec.field(default_factory=list)
    tickets: dict[str, NotedTicket] = msgspec.field(default_factory=dict)
    erased_at: int | None = None
    erasing: bool = False
    claim: str = ""

    @property
    def stored_id(self) -> str:
        """See Kept."""
        return ids.stored(self.id)

    @property
    def listed_in(self) -> str:
        """See Kept."""
        return list_of(self.owner)

    @property
    def shown(self) -> PlayerCard:
        """As its owner sees it."""
        return PlayerCard(
            id=self.id, name=self.name, external_id=self.external_id or None, metadata=self.metadata,
            created_at=self.created_at, has_token=bool(self.token),
        )  # fmt: skip

    def card(self) -> bytes:
        """See Kept. A player that was erased has an empty one."""
        return b"{}" if self.erased_at is not None else _encode(self.shown)

    def goes_after_ms(self, settings: Settings) -> int | None:
        """See Kept. An erased one stays until its games are gone, so that late jobs find that it was."""
        return None if self.erased_at is None else settings.game_ttl_s * 1000

    def due(self, now: int) -> int | None:
        """See Kept."""
        return now if self.erasing else None


def list_of(owner: str) -> str:
    """The list of a key's players."""
    return f"players.{owner}"


class Claim(Kept, kw_only=True, omit_defaults=True):
    """Whose account an `external_id` of a key is. id: follows from both. player: the id of the player; empty: no one's
    any more, and about to go."""

    player: str

    @property
    def stored_id(self) -> str:
        """See Kept."""
        return self.id

    def goes_after_ms(self, settings: Settings) -> int | None:
        """See Kept."""
        return None if self.player else 1


def claim_of(owner: str, external_id: str) -> str:
    """The id of the claim on an account."""
    told = hashlib.sha256(f"claim\0{owner}\0{external_id}".encode()).digest()[:16]
    return "x." + base64.urlsafe_b64encode(told).decode().rstrip("=")

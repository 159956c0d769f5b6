"""What the service knows of a game and the engine does not."""

from __future__ import annotations

from typing import Any, Literal

import msgspec


class Invitation(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What opens a seat once (kind `seat`), or a spectator's view as long as it is valid (kind `watch`).

    hash: SHA-256 of its token, which is kept nowhere. Instants in ms; expires_at None: never. name: the one for whom it
    is, external_id: whom its maker knows by it; both may be empty. member: the player kept beyond the game whom alone
    it lets in, without its token; empty for guests. used_by: the player who took the seat.
    """

    kind: Literal["seat", "watch"]
    hash: str
    created_at: int
    expires_at: int | None = None
    name: str = ""
    external_id: str = ""
    member: str = ""
    used_by: str = ""

    def valid(self, now: int) -> bool:
        """Whether it still opens anything at this instant (ms)."""
        return not self.used_by and (self.expires_at is None or now < self.expires_at)


class Sandbox(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What a game of the sandbox has besides.

    situation: the id of the one that it began in, empty where its maker described it. now: what its own clock says
    (ms), None where it goes by the service's. touched: when it was last stored (ms by the service's clock); when
    nothing was stored for `lasts_ms` after that, the game is cancelled. A game with a clock of its own would wait for
    ever otherwise. began: how it began, as a scenario says it, for its record.
    """

    situation: str = ""
    now: int | None = None
    touched: int = 0
    lasts_ms: int = 0
    began: dict[str, Any] = {}

    @property
    def until(self) -> int:
        """When the game is cancelled, unless something is stored before (ms by the service's clock)."""
        return self.touched + self.lasts_ms


class Meta(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the service knows of a game and the engine does not.

    created_at in ms. api_key_id: public id of its creator's key. tokens: player id to SHA-256 of their token.
    bot_secret: what the bots' chance comes from, empty in a game that has never had any.
    metadata: what the organiser has noted about the game, for the organiser's own use.
    rewound: the life of the store (an Epoch) in which the game was last told that its end had been lost.
    seats: who may sit. watching: who may watch, empty where visibility says it: everybody, or seats alone.
    rematch: the id of the game that is this one's rematch, rematch_of: of the game whose rematch this is; heirs: by the
    id of a player there, the player that the same person is here.
    started_at, ended_at: in ms, None where it has not come to that, or had before these were kept.
    host: the player whose seat was taken by making the game. tournament: the id of the one that the game belongs to,
    table: which table of it; both are empty for all other games. invitations by their id; external_ids by player.
    members: those who sit here as players that are kept beyond the game, whose tokens open their seats; settled:
    whether all of these know how the game ended. pool: the id of the pool of ratings that it counts in, empty: none.
    sandbox: None for all games that were not made in the sandbox.
    """

    visibility: Literal["public", "private"]
    created_at: int
    name: str = ""
    api_key_id: str | None = None
    test_dice: bool = False
    tokens: dict[str, str] = {}
    bot_secret: str = ""
    metadata: dict[str, str] = {}
    rewound: str = ""
    seats: Literal["open", "invited"] = "open"
    watching: Literal["", "public", "invited", "nobody"] = ""
    host: str | None = None
    started_at: int | None = None
    ended_at: int | None = None
    rematch: str = ""
    rematch_of: str = ""
    heirs: dict[str, str] = {}
    invitations: dict[str, Invitation] = {}
    external_ids: dict[str, str] = {}
    tournament: str = ""
    table: str = ""
    members: tuple[str, ...] = ()
    settled: bool = False
    pool: str = ""
    sandbox: Sandbox | None = None

    @property
    def owes_players(self) -> bool:
        """Whether players are still to be told how the game ended, once it is over."""
        return bool(self.members) and not self.settled

    @property
    def tells_of_its_end(self) -> bool:
        """Whether a worker has to look at the game as soon as it is over."""
        return bool(self.tournament) or self.owes_players

    @property
    def own_clock(self) -> int | None:
        """What the game's own clock says (ms), None where it goes by the service's."""
        return None if self.sandbox is None else self.sandbox.now

    def instant(self, now: int) -> int:
        """What time it is in the game (ms) when the service's clock says `now`."""
        own = self.own_clock
        return now if own is None else own

    @property
    def watchers(self) -> Literal["public", "invited", "nobody"]:
        """Who may watch besides seats and the organiser."""
        return self.watching or ("public" if self.visibility == "public" else "nobody")

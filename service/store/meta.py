"""What the service knows of a game and the engine does not."""

from __future__ import annotations

from typing import Literal

import msgspec


class Invitation(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What opens a seat once (kind `seat`), or a spectator's view as long as it is valid (kind `watch`).

    hash: SHA-256 of its token, which is kept nowhere. Instants in ms; expires_at None: never. name: the one for whom it
    is, external_id: whom its maker knows by it; both may be empty. used_by: the player who took the seat.
    """

    kind: Literal["seat", "watch"]
    hash: str
    created_at: int
    expires_at: int | None = None
    name: str = ""
    external_id: str = ""
    used_by: str = ""

    def valid(self, now: int) -> bool:
        """Whether it still opens anything at this instant (ms)."""
        return not self.used_by and (self.expires_at is None or now < self.expires_at)


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

    @property
    def watchers(self) -> Literal["public", "invited", "nobody"]:
        """Who may watch besides seats and the organiser."""
        return self.watching or ("public" if self.visibility == "public" else "nobody")

"""Commands that change what the service knows of a game, and nothing in the game itself."""

from __future__ import annotations

from typing import Literal

import msgspec

from service.access.credentials import digest
from service.engine import Game
from service.engine.lobby import anonymise
from service.games import invitations
from service.store.meta import Invitation, Meta


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """What changes who may do what at a game, and what is shown of them; nothing happens in the game. at: ms."""

    at: int

    def on(self, game: Game) -> None:
        """Change what is shown; mostly that is nothing."""

    def applied(self, meta: Meta) -> Meta:
        """What the service knows of the game afterwards."""
        raise NotImplementedError

    def told(self) -> dict[str, str]:
        """The secrets that the answer tells."""
        return {}


class Invite(Change, frozen=True, kw_only=True):
    """Let a guest in by a token, or a player that is kept beyond the game (`member`) by theirs. expires_at: ms, None
    for never."""

    id: str
    token: str
    kind: Literal["seat", "watch"]
    name: str = ""
    external_id: str = ""
    member: str = ""
    expires_at: int | None = None

    def applied(self, meta: Meta) -> Meta:
        """With the invitation; those that have expired go."""
        made = Invitation(
            kind=self.kind, hash=digest(self.token), created_at=self.at, expires_at=self.expires_at, name=self.name,
            external_id=self.external_id, member=self.member,
        )  # fmt: skip
        kept = invitations.without_expired(meta, self.at)
        return msgspec.structs.replace(meta, invitations={**kept, self.id: made})

    def told(self) -> dict[str, str]:
        """The token."""
        return {"token": self.token}


class Revoke(Change, frozen=True, kw_only=True):
    """Take an invitation back."""

    id: str

    def applied(self, meta: Meta) -> Meta:
        """Without the invitation."""
        kept = {id_: one for id_, one in meta.invitations.items() if id_ != self.id}
        return msgspec.structs.replace(meta, invitations=kept)


class ReplaceToken(Change, frozen=True, kw_only=True):
    """Another token opens this player's seat, and the one until now no longer does."""

    player: str
    token: str

    def applied(self, meta: Meta) -> Meta:
        """With the new token's hash in the place of the old one's."""
        return msgspec.structs.replace(meta, tokens={**meta.tokens, self.player: digest(self.token)})

    def told(self) -> dict[str, str]:
        """The token."""
        return {"player": self.player, "token": self.token}


class Anonymise(Change, frozen=True, kw_only=True):
    """A player that is kept beyond the game was erased: another name stands in the place of theirs."""

    player: str
    name: str

    def on(self, game: Game) -> None:
        """See Change."""
        anonymise(game, self.player, self.name)

    def applied(self, meta: Meta) -> Meta:
        """Without what the organiser knows the player by."""
        known = {player: one for player, one in meta.external_ids.items() if player != self.player}
        return msgspec.structs.replace(meta, external_ids=known)


class Settled(Change, frozen=True, kw_only=True):
    """All players that are kept beyond the game know how it ended."""

    def applied(self, meta: Meta) -> Meta:
        """With that noted."""
        return msgspec.structs.replace(meta, settled=True)


class Rematched(Change, frozen=True, kw_only=True):
    """A finished game has a rematch; the first one stays, unless its lobby expired.

    game: its id. instead_of: the id of the one whose lobby expired, empty without one.
    """

    game: str
    instead_of: str = ""

    def applied(self, meta: Meta) -> Meta:
        """With the id of the rematch."""
        return msgspec.structs.replace(
            meta, rematch=self.game if meta.rematch in ("", self.instead_of) else meta.rematch
        )


class AdvanceClock(Change, frozen=True, kw_only=True):
    """The game's own clock goes on. to: up to which instant (ms); None: to the next at which something happens."""

    to: int | None

    def applied(self, meta: Meta) -> Meta:
        """As it is: the clock itself is moved where the game is played on."""
        return meta

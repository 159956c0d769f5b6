"""Who asks: what came along with one request, read once, and what it opens at a game."""

from __future__ import annotations

import hmac
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from service.access.credentials import digest
from service.engine.core.actions.acts import ORGANISER
from service.games import invitations
from service.store.meta import Meta


class Denied(Exception):
    """Why a command is not carried out, found before any rule of the game was asked.

    code: stable, part of the wire contract. detail: a sentence that says what to do; None for the usual one of this
    code. values: the facts behind it, JSON-compatible.
    """

    def __init__(self, code: str, detail: str | None = None, **values: Any) -> None:
        super().__init__(code)
        self.code = code
        self.detail = detail
        self.values = values


@dataclass(frozen=True)
class Viewer:
    """Who looks at a game. player: the id of the seat whose token came along, None without one.

    organiser: whether the key that made the game came along. invitation: the id of the one that lets this viewer watch,
    where neither of the two does.
    """

    player: str | None
    organiser: bool = False
    invitation: str | None = None

    @property
    def tag(self) -> str:
        """A text that differs for viewers who may be shown different things."""
        return (self.player or "") + ("+" if self.organiser else "")


def is_private(meta: Meta) -> bool:
    """Whether the game is not there for requests that open nothing at it."""
    return meta.watchers != "public"


def seat_of(token: str, tokens: Mapping[str, str]) -> str | None:
    """The player whose seat this token opens; `tokens` maps player ids to hashes. None if it opens none."""
    presented = digest(token)
    # Every hash is compared, in constant time, so that the time taken tells nothing.
    found = [player for player, kept in tokens.items() if hmac.compare_digest(kept, presented)]
    return found[0] if found else None


class Requester:
    """The credentials of one request.

    token: its bearer token, None without the header, empty where it is none. key: the public id of its API key, where
    that is valid and may make games. at: when the request came in (ms). recognised: told the player whose seat the
    token opens, once that is known; what it raises refuses the request. member: the player kept beyond games whose
    token came along, empty without one.
    """

    __slots__ = ("_at", "_key", "_recognised", "_token", "member")

    def __init__(
        self, token: str | None, key: str | None, at: int, recognised: Callable[[str], None], member: str = ""
    ) -> None:
        self.member = member
        self._token = token
        self._key = key
        self._at = at
        self._recognised = recognised

    def organises(self, meta: Meta) -> bool:
        """Whether the key that made this game came along."""
        return self._key is not None and self._key == meta.api_key_id

    def viewer(self, meta: Meta) -> Viewer:
        """Who looks at a game.

        A game that not everybody may watch is not there at all for a request that opens neither a seat of it nor the
        organiser's rights, and comes with no invitation to watch (`game_not_found`). A token that opens nothing at a
        public game is refused rather than overlooked (`token_unknown`), since its sender expects more than a
        spectator's view."""
        player, organiser = self._seat(meta), self.organises(meta)
        if player is not None or organiser:
            return Viewer(player, organiser)
        invitation = self._watching(meta)
        if invitation is None:
            self._refuse_strangers(meta)
        return Viewer(None, invitation=invitation)

    def seated(self, meta: Meta) -> str:
        """The player who acts. Raises `token_missing` or `token_unknown`."""
        player = self._seat(meta)
        if player is None:
            if not self.organises(meta) and not self._watching(meta):
                self._refuse_strangers(meta)
            raise Denied("token_missing")
        return player

    def own(self, meta: Meta, player: str) -> str:
        """The same for an act that concerns this player's seat alone. Raises `not_your_seat`."""
        found = self.seated(meta)
        if found != player:
            raise Denied("not_your_seat", player=player, yours=found)
        return found

    def actor(self, meta: Meta) -> str:
        """Who acts where the organiser may as well: a player's id, or ORGANISER; the seat's token goes first.

        Raises `token_missing` or `token_unknown`.
        """
        player = self._seat(meta)
        if player is None and self.organises(meta):
            return ORGANISER
        return player or self.seated(meta)

    def host(self, meta: Meta) -> str:
        """Who lets others in: the organiser, or the seat that the game was made with; a player's id, or ORGANISER.

        Raises `not_the_host`, `token_missing` or `token_unknown`.
        """
        player = self.actor(meta)
        if player in (ORGANISER, meta.host) or self.organises(meta):
            return player
        raise Denied("not_the_host")

    def owner(self, meta: Meta) -> None:
        """The key that made the game has to have come along. Raises `not_your_game`, `game_not_found`."""
        if not self.organises(meta):
            raise Denied("game_not_found" if is_private(meta) else "not_your_game")

    def sitting(self, meta: Meta, invitation: str, name: str) -> str | None:
        """The id of the invitation by which a player of this name takes a seat; None where none is spent.

        invitation: its token. Raises `invitation_needed`, `invitation_unknown`, `invitation_used`,
        `invitation_expired`, `invitation_for_another`; `game_not_found` where requests that open nothing must not
        know of the game.
        """
        kept = invitations.kept_for(meta, self.member, self._at) if self.member and not invitation else None
        if not invitation and kept is None and (meta.seats == "open" or self.organises(meta)):
            return None
        id_ = kept or invitations.find(meta, invitation)
        found = meta.invitations[id_] if id_ else None
        if found is None or found.kind != "seat":
            # Where seats are open, the game's id has told enough already.
            if is_private(meta) and meta.seats == "invited" and not self.organises(meta):
                raise Denied("game_not_found")
            raise Denied("invitation_unknown" if invitation else "invitation_needed")
        if found.used_by:
            raise Denied("invitation_used")
        if not found.valid(self._at):
            raise Denied("invitation_expired")
        if found.member and found.member != self.member:
            raise Denied("invitation_for_another", "It is for another player: join with that player's token.")
        if found.name and found.name != name:
            raise Denied("invitation_for_another", name=found.name)
        return id_

    def _watching(self, meta: Meta) -> str | None:
        return invitations.watching(meta, self._token or "", self._at)

    def _seat(self, meta: Meta) -> str | None:
        if self.member:
            player = self.member if self.member in meta.members else None
        else:
            player = seat_of(self._token, meta.tokens) if self._token else None
        if player:
            self._recognised(player)
        return player

    def _refuse_strangers(self, meta: Meta) -> None:
        """Refuse a request that opens nothing here, where that is not allowed."""
        if is_private(meta):
            raise Denied("game_not_found")
        if self._token is not None:
            raise Denied("token_unknown", None if self._token else "Send the token as «Authorization: Bearer TOKEN».")

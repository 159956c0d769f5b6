"""Invitations to a game: who is let in by which token. They are kept with the game, so that one commit spends one."""

from __future__ import annotations

import hmac
import secrets

import msgspec

from service.access.credentials import digest
from service.store.meta import Invitation, Meta

MOST = 100
"""Invitations that a game may have at a time, spent ones included."""

PREFIX = "inv_"
"""What tokens of invitations begin with, so that scanners for leaks find them."""


def new_id() -> str:
    """The public id of an invitation."""
    return secrets.token_hex(8)


def new_token() -> str:
    """What an invitation's holder shows: 192 random bits, url-safe."""
    return PREFIX + secrets.token_urlsafe(24)


def find(meta: Meta, token: str) -> str | None:
    """The id of the invitation that this token is of, whether it still opens anything or not."""
    if not token.startswith(PREFIX):
        return None
    presented = digest(token)
    # Every hash is compared, in constant time, so that the time taken tells nothing.
    found = [id_ for id_, kept in meta.invitations.items() if hmac.compare_digest(kept.hash, presented)]
    return found[0] if found else None


def kept_for(meta: Meta, member: str, now: int) -> str | None:
    """The id of the invitation by which this player, who is kept beyond the game, may sit at this instant (ms)."""
    found = (id_ for id_, kept in meta.invitations.items() if kept.member == member and kept.valid(now))
    return next(found, None)


def watching(meta: Meta, token: str, now: int) -> str | None:
    """The id of the invitation that lets the holder of this token watch the game at this instant (ms), if one does."""
    id_ = find(meta, token) if meta.watchers == "invited" else None
    opens = id_ is not None and meta.invitations[id_].kind == "watch" and meta.invitations[id_].valid(now)
    return id_ if opens else None


def without_expired(meta: Meta, now: int) -> dict[str, Invitation]:
    """Those that are spent or still open something."""
    return {id_: kept for id_, kept in meta.invitations.items() if kept.used_by or kept.valid(now)}


def spent(meta: Meta, id_: str, player: str) -> Meta:
    """With an invitation that was used by this player."""
    used = msgspec.structs.replace(meta.invitations[id_], used_by=player)
    return msgspec.structs.replace(meta, invitations={**meta.invitations, id_: used})

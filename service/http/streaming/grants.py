"""What a stream or a ticket rests on: a seat's token, an invitation to watch, or the key that made the game."""

from __future__ import annotations

import hmac
import time
from collections.abc import Callable
from dataclasses import dataclass

from service.access.known import KnownKeys
from service.commands.requester import Viewer
from service.games.snapshot import Snapshot
from service.http.pipeline.api_key_auth import GAMES
from service.players.known import KnownPlayers
from service.store.errors import GameNotFound
from service.store.meta import Meta

GUEST, KEY = "watch-", "organiser-key"
"""How tickets name holders without a seat: by the id of their invitation, and the game's own key. No player's id has a
dash."""


@dataclass(frozen=True)
class Grant:
    """What opens a game to a viewer. holder: its name in tickets. kept: the hash by which the secret is known here.

    until: the instant (ms) at which it ends by itself, None for never.
    """

    holder: str
    kept: str
    until: int | None = None


def of_viewer(meta: Meta, viewer: Viewer, keys: KnownKeys, players: KnownPlayers, now: int) -> Grant | None:
    """What opens the game to this viewer now; None for one who needs nothing, or whose grant opens nothing any more."""
    if viewer.player is not None and viewer.player in meta.members:
        member = players.find(viewer.player)
        return Grant(viewer.player, member.token) if member is not None and member.token else None
    if viewer.player is not None:
        kept = meta.tokens.get(viewer.player)
        return Grant(viewer.player, kept) if kept else None
    if viewer.organiser:
        hashed, key = keys.kept(meta.api_key_id or "") or ("", None)
        opens = key is not None and GAMES in key.scopes and not key.why_not(now)
        return Grant(KEY, hashed, key.expires) if key and opens else None
    if viewer.invitation is not None and meta.watchers == "invited":
        guest = meta.invitations.get(viewer.invitation)
        opens = guest is not None and guest.kind == "watch" and guest.valid(now)
        return Grant(GUEST + viewer.invitation, guest.hash, guest.expires_at) if guest and opens else None
    return None


def named(holder: str) -> Viewer:
    """The viewer whom a ticket names; whether anything opens the game to this viewer is another matter."""
    if holder == KEY:
        return Viewer(None, organiser=True)
    if holder.startswith(GUEST):
        return Viewer(None, invitation=holder.removeprefix(GUEST))
    return Viewer(holder)


class Access:
    """Whether a stream that is open may go on, also once its request is over.

    load: the game as it is kept now. now: the service's clock (ms).
    """

    def __init__(
        self, meta: Meta, viewer: Viewer, keys: KnownKeys, players: KnownPlayers, now: Callable[[], int],
        load: Callable[[], Snapshot],
    ) -> None:  # fmt: skip
        self._viewer, self._keys, self._players, self._now, self._load = viewer, keys, players, now, load
        self._grant = of_viewer(meta, viewer, keys, players, now())
        until = self._grant.until if self._grant else None
        self.ends = float("inf") if until is None else time.monotonic() + (until - now()) / 1000
        """When it ends by itself (time.monotonic)."""
        self.restless = viewer.player in meta.members if viewer.player is not None else viewer.organiser
        """Whether what opened it may be taken back without the game being told: keys, and tokens of players that are
        kept beyond games, are revoked elsewhere."""

    def opens(self) -> bool:
        """Whether what opened the game to this viewer still does. Raises StoreUnavailable."""
        try:
            meta = self._load().meta
        except GameNotFound:
            return True
        if self._viewer.player in meta.members:
            # Not what is remembered: this is looked at because the token may have been replaced just now.
            self._players.forget(str(self._viewer.player))
        found = of_viewer(meta, self._viewer, self._keys, self._players, self._now())
        if self._grant is None or found is None:
            return self._grant is found and meta.watchers == "public"
        return hmac.compare_digest(found.kept, self._grant.kept)

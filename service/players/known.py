"""What one process remembers of players for a few seconds, so that a token costs no round trip a request."""

from __future__ import annotations

import hmac
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterable

import msgspec

from service.access.credentials import digest
from service.players import ids
from service.players.record import ERASED
from service.store.commits import Loaded
from service.store.errors import StoreUnavailable
from service.store.port import Store

REMEMBERED_MS = 3_000
"""How long what is known of a player is believed without asking: so late at most a rotation or a revocation counts."""

MOST = 8_192


class KnownPlayer(msgspec.Struct, frozen=True):
    """What has to be known of a player in passing. token: the hash of the one that opens anything; empty: none does."""

    id: str
    owner: str
    name: str
    token: str = ""
    erased_at: int | None = None


_decode = msgspec.json.Decoder(KnownPlayer).decode


class KnownPlayers:
    """Players as this process knows them. now: the service's clock (ms)."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._lock = threading.Lock()
        self._found: OrderedDict[str, tuple[int, KnownPlayer | None]] = OrderedDict()

    def by_token(self, token: str) -> KnownPlayer | None:
        """The player whose seats this token opens; None if it opens nothing (any more). Raises StoreUnavailable."""
        named = ids.named_by(token)
        found = self.find(named) if named else None
        if found is None or not found.token or not hmac.compare_digest(found.token, digest(token)):
            return None
        return found

    def find(self, player: str) -> KnownPlayer | None:
        """A player; None where there is none. Raises StoreUnavailable."""
        now = self._now()
        with self._lock:
            at, found = self._found.get(player, (0, None))
        # A clock that was set back makes everything remembered look new: what lies ahead is not believed either.
        if not 0 <= now - at < REMEMBERED_MS:
            found = self._look_up([player], {player: found})[player]
        return found

    def names(self, players: Iterable[str]) -> dict[str, str]:
        """What these are called now: `ERASED` where a player was erased, or is not there. One round trip at most.

        Raises StoreUnavailable.
        """
        asked, now = list(dict.fromkeys(players)), self._now()
        with self._lock:
            kept = {player: self._found.get(player, (0, None)) for player in asked}
        old = {player: found for player, (at, found) in kept.items() if not 0 <= now - at < REMEMBERED_MS}
        fresh = self._look_up(list(old), old) if old else {}
        found = {player: fresh.get(player, kept[player][1]) for player in asked}
        return {
            player: ERASED if known is None or known.erased_at is not None else known.name
            for player, known in found.items()
        }

    def forget(self, player: str) -> None:
        """This process has just changed the player."""
        with self._lock:
            self._found.pop(player, None)

    def _look_up(self, players: list[str], remembered: dict[str, KnownPlayer | None]) -> dict[str, KnownPlayer | None]:
        """What the store says. While it is away no token can be revoked either, so what was known goes on."""
        try:
            found = self._store.load_many([ids.stored(player) for player in players])
        except StoreUnavailable:
            if any(remembered.get(player) is None for player in players):
                raise
            return remembered
        at, made = self._now(), {player: _of(one) for player, one in zip(players, found, strict=True)}
        with self._lock:
            for player, known in made.items():
                self._found[player] = (at, known)
                self._found.move_to_end(player)
            while len(self._found) > MOST:
                self._found.popitem(last=False)
        return made


def _of(found: Loaded) -> KnownPlayer | None:
    return _decode(found.blob) if found.version and found.blob else None

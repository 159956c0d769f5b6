"""Goes along with every stream of a seat in a game that compensates lag, and sends it nonces to measure it by."""

from __future__ import annotations

import threading
from dataclasses import dataclass

from service.commands import lag_nonces, latency
from service.games.service import GameService
from service.http.streaming.subscribers import Listener

FIRST_S = (0.25, 0.5, 0.75, 1.0, 1.5)
"""Between the first probes; after them one goes with each heartbeat."""

EVENT = "ping"


@dataclass(slots=True)
class _Probed:
    key: bytes
    sent: int = 0


class LagProbes:
    """An observer of listeners (service.http.streaming.subscribers.StreamObserver)."""

    def __init__(self, service: GameService) -> None:
        self._service = service
        self._lock = threading.Lock()
        self._probed: dict[Listener, _Probed] = {}

    def opened(self, listener: Listener) -> None:
        """Whether this one is to be measured; nothing of that changes while they listen."""
        if listener.player is None or listener.format == "poll":
            return
        key = latency.nonce_key(self._service.read(listener.game_id).game)
        if key is not None:
            with self._lock:
                self._probed[listener] = _Probed(key)

    def pulse(self, listener: Listener) -> bytes:
        """A nonce for them, and soon another one at first."""
        probed = self._probed.get(listener)
        if probed is None or listener.player is None:
            return b""
        if probed.sent < len(FIRST_S):
            listener.pulse_in(FIRST_S[probed.sent])
        probed.sent += 1
        nonce = lag_nonces.make(
            probed.key, listener.game_id, listener.player, self._service.clock.now(), listener.round_trip()
        )
        return listener.frame(EVENT, b'{"nonce":"%s"}' % nonce.encode())

    def closed(self, listener: Listener) -> None:
        """The listener is gone."""
        with self._lock:
            self._probed.pop(listener, None)

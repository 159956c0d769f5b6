"""What a client does where a game compensates lag: it returns nonces at once, and says how long its player took."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Callable
from contextlib import suppress

from chouette_sdk._generated.models import Event, PingBody, WindowClosedEvent, WindowOpenedEvent
from chouette_sdk.problems import ChouetteError
from chouette_sdk.retries import NEVER
from chouette_sdk.transport import Api, AsyncApi

EVENT = "ping"
SOON_S = 10.0
"""A nonce that could not be returned by then measures nothing any more."""


class Reactions:
    """When this client showed each window to its player, so that a shout can say how long that took.

    Give it each event at the moment at which it is shown; `seat.annonce(word, reaction_ms=reactions.ms(word))`.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._shown: dict[int, tuple[float, frozenset[str]]] = {}

    def shown(self, event: Event) -> None:
        """This event is shown now. A window that is told again (its instants moved) was shown before."""
        if isinstance(event, WindowOpenedEvent):
            since, _ = self._shown.get(event.window, (self._clock(), frozenset()))
            self._shown[event.window] = since, frozenset(event.annonces)
        elif isinstance(event, WindowClosedEvent):
            self._shown.pop(event.window, None)

    def ms(self, annonce: str) -> int | None:
        """Since when (ms) the oldest open window that takes this word has been shown; None if none has."""
        found = [since for since, words in self._shown.values() if annonce in words]
        return round((self._clock() - min(found)) * 1000) if found else None


def nonce_of(data: str) -> str | None:
    """The nonce of a `ping` message, None if it is none."""
    with suppress(ValueError, KeyError, TypeError):
        return str(json.loads(data)["nonce"])
    return None


def give_back(api: Api, game_id: str, data: str) -> None:
    """Return a nonce from a thread of its own, so that no event waits for it. What fails is no harm: more will come."""
    nonce = nonce_of(data)
    if nonce is None:
        return

    def send() -> None:
        with suppress(ChouetteError):
            api.with_settings(timeout_s=SOON_S, retry=NEVER).return_ping(game_id, body=PingBody(nonce=nonce))

    threading.Thread(target=send, daemon=True, name="chouette-ping").start()


class Returning:
    """The same for asyncio; holds the tasks that are under way."""

    def __init__(self, api: AsyncApi, game_id: str) -> None:
        self._api = api.with_settings(timeout_s=SOON_S, retry=NEVER)
        self._game_id = game_id
        self._tasks: set[asyncio.Task[None]] = set()

    def give_back(self, data: str) -> None:
        """Return a nonce, without waiting for the answer."""
        nonce = nonce_of(data)
        if nonce is not None:
            task = asyncio.create_task(self._send(nonce))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _send(self, nonce: str) -> None:
        with suppress(ChouetteError):
            await self._api.return_ping(self._game_id, body=PingBody(nonce=nonce))

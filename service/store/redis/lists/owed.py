"""The lists of games where no commit can write them: told after it, from what it has left in its bucket for them."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

from service.store.commits import STATUSES
from service.store.errors import StoreUnavailable
from service.store.keys import LOBBY_NEWS
from service.store.layout import Layout
from service.store.redis.connection import unavailable
from service.store.redis.scripts.script import Argument, Client, Script

_HERE = Path(__file__).parent
log = logging.getLogger(__name__)


class OwedToLists:
    """Tells the lists. What they know already is told in vain, so that any number may do so at any time."""

    def __init__(self, client: Client, layout: Layout) -> None:
        self._client: Any = client
        self._layout = layout
        self._tell = Script(client, _HERE / "tell_lists.lua")
        self._told = Script(client, _HERE / "lists_told.lua")

    def pay(self, owed: dict[str, bytes]) -> None:
        """Tell them this, by game id; never raises. What fails is found by `mend`."""
        if not owed:
            return
        try:
            self._pay(owed)
        except StoreUnavailable as error:
            log.warning("the lists of games cannot be told: %s", error)

    def changed(self) -> None:
        """What the lobby shows has changed: tell all that watch it. Never raises."""
        try:
            with unavailable():
                self._client.execute_command(self._layout.publishes, self._layout.live(LOBBY_NEWS), "0")
        except StoreUnavailable as error:
            log.info("watchers of the lobby cannot be told: %s", error)

    def mend(self, buckets: range | None = None) -> int:
        """Tell them what interrupted commits have left in these buckets (None: in all); of how many games.

        Raises StoreUnavailable.
        """
        names = [self._layout.at(bucket).owed for bucket in buckets or range(self._layout.buckets)]
        with unavailable():
            pipe = self._client.pipeline(transaction=False)
            for name in names:
                pipe.hgetall(name)
            answers: list[Any] = pipe.execute(raise_on_error=False)
            if isinstance(answers[0], Exception) and all(isinstance(answer, Exception) for answer in answers):
                raise answers[0]
        found = [left for left in answers if left and not isinstance(left, Exception)]
        owed = {game_id.decode(): entry for left in found for game_id, entry in left.items()}
        if owed:
            self._pay(owed)
            self.changed()
        return len(owed)

    def _pay(self, owed: dict[str, bytes]) -> None:
        done = self._all(self._tell, [self._telling(game_id, entry) for game_id, entry in owed.items()])
        told = [item for item, answer in zip(owed.items(), done, strict=True) if not isinstance(answer, Exception)]
        self._all(self._told, [([self._owed(game_id)], [game_id, entry]) for game_id, entry in told])

    def _all(self, script: Script, calls: list[tuple[list[str], list[Argument]]]) -> list[Any]:
        """One round trip for all; what the server does not know (any more) once more by itself."""
        with unavailable():
            if len(calls) == 1:
                return [script(*calls[0])]
            pipe = self._client.pipeline(transaction=False)
            for names, args in calls:
                script.queue(pipe, names, args)
            found = pipe.execute(raise_on_error=False) if calls else []
            return [
                script(*call) if isinstance(answer, Exception) else answer
                for call, answer in zip(calls, found, strict=True)
            ]

    def _telling(self, game_id: str, entry: bytes) -> tuple[list[str], list[Argument]]:
        version, status, gone, place, own, owner = entry.decode().split(" ")
        lists = self._layout.lists
        names = [lists.lobby, *(lists.of_status(status) for status in STATUSES), lists.ends]
        names += [lists.owned + owner, lists.owned_ends, lists.versions]
        return names, [game_id, version, status, gone, place, own, owner]

    def _owed(self, game_id: str) -> str:
        return self._layout.at(self._layout.bucket(game_id)).owed

"""A reader that follows each game as a client does: what it was told in the end is what the log tells."""

from __future__ import annotations

import asyncio
from typing import Any

from chouette_sdk import AsyncClient, ChouetteError, Event, models

PATIENCE_S = 60.0
"""How long after its game is over a stream may take to tell it."""


class Watcher:
    """Follows one game by the SDK, and forgets what it is told to forget. events: by seq, as they were told."""

    def __init__(self, url: str, game: str) -> None:
        self._url = url
        self._game = game
        self.events: dict[int, dict[str, Any]] = {}
        self.rewinds = 0
        self.wrong = ""
        self._task = asyncio.create_task(self._watch())

    async def end(self) -> None:
        """Wait until the game's end was told."""
        try:
            await asyncio.wait_for(self._task, PATIENCE_S)
        except TimeoutError:
            self.wrong = "its end was never told"

    def stop(self) -> None:
        """The game is no more."""
        self._task.cancel()

    async def _watch(self) -> None:
        try:
            async with AsyncClient(self._url) as client:
                table = client.table(self._game)
                async for event in table.events():
                    if isinstance(event, models.RewoundEvent) and event.to_seq < max(self.events, default=0):
                        await self._go_back(client, event)
                        continue
                    if event.seq in self.events:
                        self.wrong = f"event {event.seq} was told twice"
                    self.events[event.seq] = _told(event)
        except ChouetteError as error:
            self.wrong = f"the stream broke: {error}"

    async def _go_back(self, client: AsyncClient, event: models.RewoundEvent) -> None:
        """Nothing holds that came after `to_seq`; what has come in its place is in the log, this event among it."""
        self.rewinds += 1
        self.events = {seq: told for seq, told in self.events.items() if seq <= event.to_seq}
        after = event.to_seq
        while after < event.seq:
            page = await client.table(self._game).page(after=after, limit=min(500, event.seq - after))
            if not page.events:
                # It was rewound again: that is told next.
                return
            self.events |= {each.seq: _told(each) for each in page.events}
            after = page.last_seq


def _told(event: Event) -> dict[str, Any]:
    found: dict[str, Any] = event.to_dict()
    return found

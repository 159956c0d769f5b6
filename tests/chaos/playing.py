"""Tables that play game after game in a thread of their own, while something happens to the service."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from typing import Self

import httpx

from tests.survival.ledger import Ledger
from tests.survival.players import TARGET, GaveUp, Table
from tests.survival.trial import LIMITS, TIMEOUT_S

PACE = 24
"""The tables think as if so many of them shared the machine, as it has to carry the service's own thirty processes."""

PATIENCE_S = 240.0
"""How long a game may take from its beginning to its end."""


class Playing:
    """So many games at once (`games`) at this URL, until `finish`. seed: of what the players choose.

    begun: called with the id of each game. calm: where what was acknowledged may be lost; target: of the score; see
    Table. stuck: what players got no answer to, or one that is none.
    """

    def __init__(
        self,
        url: str,
        games: int,
        seed: int,
        begun: Callable[[str], None] = lambda game: None,
        calm: threading.Event | None = None,
        target: int = TARGET,
    ) -> None:
        self._url, self._games, self._seed, self._begun, self._calm = url, games, seed, begun, calm
        self._target = target
        self._over, self._cut_off = threading.Event(), threading.Event()
        self._failed: BaseException | None = None
        self.tables: list[Table] = []
        self.stuck: list[str] = []
        self._thread = threading.Thread(target=self._run, name="tables", daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *exception: object) -> None:
        self._cut_off.set()
        self._thread.join()

    @property
    def ledgers(self) -> list[Ledger]:
        """Of all games that were begun, as they are by now."""
        return [table.ledger for table in self.tables if table.ledger.game]

    def going_on(self) -> list[str]:
        """The ids of the games that are being played."""
        return [table.ledger.game for table in self.tables[-self._games :] if table.ledger.game]

    def finish(self) -> None:
        """Begin no other game, and wait until those that go on are over. Raises what a table could not bear."""
        self._over.set()
        self._thread.join()
        self.check()

    def check(self) -> None:
        """Raise what a table could not bear."""
        if self._failed is not None:
            raise self._failed

    def _run(self) -> None:
        try:
            asyncio.run(self._all())
        except BaseException as error:
            self._failed = error

    async def _all(self) -> None:
        async with httpx.AsyncClient(base_url=self._url, timeout=TIMEOUT_S, limits=LIMITS) as http:
            tables = [asyncio.create_task(self._table(http, place)) for place in range(self._games)]
            while not self._cut_off.is_set() and not all(table.done() for table in tables):
                await asyncio.sleep(0.05)
            for table in tables:
                table.cancel()
            for failed in await asyncio.gather(*tables, return_exceptions=True):
                if isinstance(failed, Exception):
                    raise failed

    async def _table(self, http: httpx.AsyncClient, place: int) -> None:
        while not self._over.is_set():
            seed = self._seed * 1000 + len(self.tables)
            until = time.monotonic() + PATIENCE_S
            table = Table(http, seed, until, PACE, self._calm, begun=self._begun, target=self._target, untold=True)
            self.tables.append(table)
            try:
                await table.play()
            except (GaveUp, AssertionError) as error:
                # It was not answered at all, or as no client has to bear it.
                self.stuck.append(f"{table.ledger.game or 'a game'}: {error}")

"""The client in the terminal: what all of its screens share."""

from __future__ import annotations

import asyncio
import getpass
import signal
import time
from collections.abc import Callable
from contextlib import suppress
from typing import ClassVar

from chouette_sdk import NEVER, AsyncClient, AsyncSeat, AsyncTable, ChouetteError, ClockNotCompared, models
from textual.app import App
from textual.binding import Binding, BindingType
from textual.screen import Screen

from service.play.game.lexicon import Lexicon
from service.play.language import Code, Language
from service.play.seats import Held, Seats

LOOK_EVERY_S = 2.0
LOOK_FOR_S = 3.0
"""So often, and so patiently, it is asked whether the service is there."""
SYNC_EVERY_S = 120.0
INTERRUPTED = 130


class PlayApp(App[int]):
    """url: of the service. service: what seats are kept under, the address or `local`. first: makes the first screen.

    open_first: a game to open at once, by id or link.
    """

    CSS_PATH = "play.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "interrupt", priority=True, show=False),
        Binding("ctrl+q", "interrupt", priority=True, show=False),
    ]

    def __init__(
        self,
        url: str,
        seats: Seats,
        first: Callable[[], Screen[None]],
        *,
        language: Code = "en",
        service: str = "",
        api_key: str | None = None,
        open_first: str = "",
    ) -> None:
        super().__init__()
        self.address = url
        self.service = service or url
        self.seats = seats
        self.api_key = api_key
        self.say = Language(language)
        self.client = AsyncClient(url, api_key=api_key)
        self.connected = True
        self.open_first = open_first
        self._first = first
        self.rulesets: dict[str, models.RulesetInfo] = {}
        self._synced = 0.0

    @property
    def now(self) -> int:
        """The service's clock (ms), as well as it is known."""
        try:
            return self.client.clock.now()
        except ClockNotCompared:
            return round(time.time() * 1000)

    @property
    def user(self) -> str:
        """How the user was called last, or what the system calls them."""
        known = self.seats.all(self.service)
        if known:
            return known[0].name
        with suppress(OSError, KeyError):
            return getpass.getuser().capitalize()[:20]
        return "Perceval"

    async def on_mount(self) -> None:
        """Open the first screen."""
        with suppress(NotImplementedError, RuntimeError, ValueError):
            asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, self.action_interrupt)
        self.run_worker(self._watch(), name="watch")
        await self.push_screen(self._first())

    def action_interrupt(self) -> None:
        """Leave at once; seats are kept."""
        self.exit(INTERRUPTED, return_code=INTERRUPTED)

    def switch_language(self) -> None:
        """French to English, and back."""
        self.say = Language("en" if self.say.code == "fr" else "fr")

    async def ruleset(self, id_: str) -> models.RulesetInfo:
        """A rulebook; each is asked for once. Raises ChouetteError."""
        if id_ not in self.rulesets:
            self.rulesets[id_] = await self.client.api.get_ruleset(id_)
        return self.rulesets[id_]

    async def lexicon(self, ruleset: str) -> Lexicon:
        """The words of a rulebook. Raises ChouetteError."""
        return Lexicon(await self.ruleset(ruleset), self.say)

    def held(self, game: str) -> AsyncTable:
        """A game by its id: the seat that is kept of it, or the table without one."""
        seat = self.seats.of(self.service, game)
        if seat is None:
            return self.client.table(game)
        found = self.client.seat(game, seat.player, seat.token)
        found.noted.commitment = seat.commitment or None
        found.noted.entropy.update(seat.entropy)
        return found

    def keep(self, seat: AsyncSeat, name: str, view: models.Game) -> None:
        """Keep a seat that was just taken."""
        seat.noted.commitment = seat.noted.commitment or view.commitment
        self.seats.keep(
            Held(
                self.service, seat.id, seat.player, seat.token, name, view.ruleset, view.name,
                seat.noted.commitment or "", dict(seat.noted.entropy),
            )
        )  # fmt: skip

    async def _watch(self) -> None:
        quick = self.client.with_options(timeout_s=LOOK_FOR_S, retry=NEVER)
        while True:
            try:
                await quick.api.get_time()
                if not self.connected or time.monotonic() - self._synced > SYNC_EVERY_S:
                    await self.client.clock.sync()
                    self._synced = time.monotonic()
                self.connected = True
            except ChouetteError:
                self.connected = False
            await asyncio.sleep(LOOK_EVERY_S)

    async def on_unmount(self) -> None:
        """Close what is open."""
        await self.client.close()

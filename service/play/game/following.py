"""Follows one game live: its events, its view, what the player may do; a lost connection comes back by itself."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from chouette_sdk import (
    AsyncClient,
    AsyncSeat,
    AsyncTable,
    ConnectionFailed,
    Event,
    Patience,
    Problem,
    Reactions,
    ServerFault,
    TooLate,
    Unset,
    models,
)

from service.json_types import JsonObject
from service.play.game.lexicon import Lexicon
from service.play.game.memory import Memory
from service.play.game.offers import Keyboard, Offered
from service.play.game.telling import Teller

BURST_S = 0.02
"""Events come in bursts: what follows from them is asked for once, so long after the first."""
AGAIN_S = 1.0
"""After a failed look at the game it is tried again so much later."""
PATIENCE = Patience(silence_s=35.0, alone_s=None)
"""A stream is never given up: a user who has enough leaves."""
Kept = tuple[str, str, int | None, int | None]
"""Which act of which window, or of which turn."""
SHOUTED = ("annonce", "challenge", "putsch")


class _ToldAnew(Exception):
    """Some of what was heard did not happen: the log is read from its beginning."""


class Following:
    """One game for one reader. `run` it; `changed` is called whenever there is something new to draw.

    view, expected: as the service told them last, None before. ended: no event will come any more.
    """

    def __init__(self, client: AsyncClient, table: AsyncTable, lexicon: Lexicon, changed: Callable[[], None]) -> None:
        self.client = client
        self.table = table
        self.lexicon = lexicon
        self.keyboard = Keyboard(lexicon)
        self.view: models.Game | None = None
        self.expected: models.Expected | None = None
        self.ended = False
        self.reactions = Reactions()
        self.names: dict[str, str] = {}
        self.me = table.player if isinstance(table, AsyncSeat) else ""
        self.memory = self._blank()
        self._changed = changed
        self._spent: set[Kept] = set()
        self._shown: dict[Kept, float] = {}
        self._stale = asyncio.Event()

    async def run(self) -> None:
        """Until the task is cancelled. Raises Problem where the game opens no more (or never did)."""
        await self.look()
        async with asyncio.TaskGroup() as group:
            group.create_task(self._listen())
            group.create_task(self._keep_looking())

    def name(self, player: str) -> str:
        """How a player is called; what is no player's id is returned as it is."""
        return self.names.get(player, player)

    @property
    def offers(self) -> list[Offered]:
        """What the player may do now, each with its key."""
        if self.expected is None or self.view is None or self.view.status != "playing":
            return []
        return self.keyboard.offered([act for act in self.expected.acts if _of(act) not in self._spent])

    def look_soon(self) -> None:
        """What is shown may be out of date."""
        self._stale.set()

    async def act(self, offer: models.ExpectedAct, fields: JsonObject) -> models.ActAnswer:
        """Do what is offered. Raises ChouetteError."""
        assert isinstance(self.table, AsyncSeat)
        if self.expected is not None and not isinstance(self.expected.lag, Unset) and offer.act in SHOUTED:
            fields = {**fields, "reaction_ms": self._reaction_ms(offer)}
        # Until there is an answer it is not offered a second time; too late once is too late for good.
        self._spent.add(_of(offer))
        try:
            answer = await self.table.act(offer, **fields)
        except TooLate:
            raise
        except BaseException:
            self._spent.discard(_of(offer))
            raise
        finally:
            self.look_soon()
        self._spent.discard(_of(offer))
        return answer

    def is_over(self, offer: models.ExpectedAct, now: int) -> bool:
        """Whether its deadline has passed at this instant of the service's clock (ms)."""
        return offer.deadline is not None and now > offer.deadline

    async def look(self) -> None:
        """Load the game as it is now. Raises ChouetteError."""
        self.view = await self.table.view()
        self.names |= {player.id: player.display_name for player in self.view.players}
        if not isinstance(self.view.newcomers, Unset):
            self.names |= {player.id: player.display_name for player in self.view.newcomers}
        if isinstance(self.table, AsyncSeat) and self.view.status == "playing":
            self.expected = await self.table.expected()
            for act in self.expected.acts:
                self._shown.setdefault(_of(act), time.monotonic())
        else:
            self.expected = None
        self._changed()

    def _reaction_ms(self, offer: models.ExpectedAct) -> int:
        """How long the player took since the window, or the offer, was shown."""
        found = self.reactions.ms(offer.name)
        since = self._shown.get(_of(offer), time.monotonic())
        return found if found is not None else round((time.monotonic() - since) * 1000)

    # --- what runs

    async def _listen(self) -> None:
        while not self.ended:
            try:
                async for event in self.table.events(after=self.memory.seq, patience=PATIENCE):
                    self._take(event)
                self.ended = True
            except (ConnectionFailed, ServerFault):
                await asyncio.sleep(AGAIN_S)
            except Problem as problem:
                if problem.status != 409:
                    raise
                # The log no longer has the last event that was heard.
                self.memory = self._blank()
            except _ToldAnew:
                self.memory = self._blank()
        self.look_soon()

    def _take(self, event: Event) -> None:
        if isinstance(event, models.RewoundEvent) and event.to_seq < self.memory.seq:
            raise _ToldAnew
        if isinstance(event, models.PlayerJoinedEvent | models.PlayerArrivedEvent | models.PlayerRenamedEvent):
            self.names[event.player] = event.display_name
        self.reactions.shown(event)
        if self.memory.hear(event):
            self.look_soon()
            self._changed()

    async def _keep_looking(self) -> None:
        while True:
            await self._stale.wait()
            await asyncio.sleep(BURST_S)
            self._stale.clear()
            try:
                await self.look()
            except (ConnectionFailed, ServerFault):
                await asyncio.sleep(AGAIN_S)
                self._stale.set()

    def _blank(self) -> Memory:
        return Memory(Teller(self.lexicon, self.name), self.me)


def _of(act: models.ExpectedAct) -> Kept:
    return (act.act, act.name, act.window, None if isinstance(act.turn, Unset) else act.turn)

"""Plays a game: asks the strategy of each bot what it wants, and does it when a person would have got round to it."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from chouette_sdk import Client, Conflict, Forbidden, Seat

from service.bots.chance import Chance
from service.bots.levels import Level
from service.bots.strategies import STRATEGIES
from service.bots.wish import Wish
from service.demo.lexicon import Lexicon
from service.demo.modulaire.known import Table
from service.demo.modulaire.requests import send
from service.demo.modulaire.tell import tell
from service.json_types import JsonMapping

TICK_S = 0.05
PAGE = 200


class View(Protocol):
    """Where a game is shown."""

    def show(self, table: Table, news: Sequence[str]) -> None:
        """The table as it is now, and what is new, line by line."""


@dataclass
class Bot:
    """A seat that a strategy plays."""

    seat: Seat
    level: Level
    chance: Chance

    def wishes(self, view: JsonMapping, speed: float) -> list[Wish]:
        """What it wants to do now, at a table that all see alike but for `you`."""
        expected = self.seat.expected()
        if not expected.acts:
            return []
        seen = {**view, "you": self.seat.player}
        return list(STRATEGIES["modulaire"].wishes(seen, expected.to_dict(), self.level, self.chance, speed))


class GameDriver:
    """One game with its bots. speed: so many times human pace."""

    def __init__(self, client: Client, bots: list[Bot], speed: float, view: View, lexicon: Lexicon) -> None:
        self.client, self.bots, self.speed, self.view = client, bots, speed, view
        self.table = Table(bots[0].seat.view().to_dict(), lexicon)

    def play(self) -> None:
        """From the start to the end of the game. Raises ChouetteError."""
        self.client.clock.sync()
        self.bots[0].seat.start()
        self._look()
        while not self.table.finished:
            plan = sorted(
                (
                    (wish.at, place, wish)
                    for place, bot in enumerate(self.bots)
                    for wish in bot.wishes(self.table.view, self.speed)
                ),
                key=lambda each: each[:2],
            )
            if not plan:
                self._wait(TICK_S)
            elif ((left := self.client.clock.until(plan[0][0])) > 0 and not self._wait(left)) or left <= 0:
                self._do(self.bots[plan[0][1]], plan[0][2])
            self._look()

    def _wait(self, left_s: float) -> bool:
        """Let time pass; whether something happened meanwhile."""
        give_up = time.monotonic() + left_s
        while (left := give_up - time.monotonic()) > 0:
            if left > TICK_S and self.bots[0].seat.page(after=self.table.seq, limit=1, wait_s=left).events:
                return True
            time.sleep(max(0.0, min(TICK_S, give_up - time.monotonic())))
        return False

    def _do(self, bot: Bot, wish: Wish) -> None:
        self.table.acts += 1
        try:
            send(bot.seat, wish.act)
        except (Conflict, Forbidden):
            # Another was quicker, or the window has closed: as things stand now, the bot makes up its mind again.
            time.sleep(TICK_S / 2)

    def _look(self) -> None:
        """Hear what has happened, and show it."""
        news: list[str] = []
        events: list[JsonMapping] = []
        while page := self.bots[0].seat.page(after=self.table.seq, limit=PAGE).events:
            events += [event.to_dict() for event in page]
            self.table.seq = page[-1].seq
        self.table.view = self.bots[0].seat.view().to_dict()
        for event in events:
            self.table.turns += event["type"] == "turn_started"
            self.table.bevues += event["type"] == "bevue"
            news.append(tell(self.table, event))
        self.view.show(self.table, [line for line in news if line])

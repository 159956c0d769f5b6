"""Plays a match: asks the strategy of each bot what it wants, and does it when a person would have got round to it."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from chouette_sdk import Client, Conflict, Invalid, Seat

from service.bots.chance import Chance
from service.bots.levels import Level
from service.bots.strategies import STRATEGIES
from service.bots.wish import Wish
from service.demo.trou_du_cul.known import Match
from service.demo.trou_du_cul.person import Person
from service.demo.trou_du_cul.requests import send
from service.demo.trou_du_cul.tell import tell

TICK_S = 0.05
PAGE = 200


class View(Protocol):
    """Where a match is shown."""

    def show(self, match: Match, news: Sequence[str]) -> None:
        """The match as it is now, and what is new, line by line."""


@dataclass
class Bot:
    """A seat that a strategy plays."""

    seat: Seat
    level: Level
    chance: Chance

    def wishes(self, speed: float) -> list[Wish]:
        """What it wants to do now."""
        expected = self.seat.expected()
        if not expected.acts:
            return []
        view = self.seat.view().to_dict()
        strategy = STRATEGIES["trou_du_cul"]
        return list(strategy.wishes(view, expected.to_dict(), self.level, self.chance, speed))


class GameDriver:
    """One match with its bots. speed: so many times human pace."""

    def __init__(self, client: Client, bots: list[Bot], speed: float, view: View, person: Person | None = None) -> None:
        """person: the player who sits down with the bots; then only their hand is shown."""
        self.client, self.bots, self.speed, self.view, self.person = client, bots, speed, view, person
        self.seats = [person.seat] if person else [bot.seat for bot in bots]
        self.match = Match(self.seats[0].view())

    def play(self) -> None:
        """From the start to the end of the match. Raises ChouetteError."""
        self.client.clock.sync()
        self.bots[0].seat.start()
        self._look()
        if self.person:
            self.person.listen()
        while not self.match.finished:
            self._ask()
            plan = sorted(
                ((wish.at, place, wish) for place, bot in enumerate(self.bots) for wish in bot.wishes(self.speed)),
                key=lambda each: each[:2],
            )
            if not plan:
                self._wait(TICK_S)
            elif ((left := self.client.clock.until(plan[0][0])) > 0 and not self._wait(left)) or left <= 0:
                self._do(self.bots[plan[0][1]], plan[0][2])
            self._look()

    def _ask(self) -> None:
        """Ask the person at the table, and do what they have typed."""
        if self.person is None:
            return
        observation = self.person.observation()
        asked, answer = self.person.question(observation), self.person.answer(observation)
        if asked:
            self.person.tell(asked)
        if isinstance(answer, str):
            self.person.tell(answer)
        elif answer is not None:
            try:
                self.match.acts += 1
                send(self.person.seat, answer)
            except (Conflict, Invalid) as refusal:
                self.person.tell(str(refusal))
            self._look()

    def _wait(self, left_s: float) -> bool:
        """Let time pass; whether something happened meanwhile."""
        give_up = time.monotonic() + (min(left_s, TICK_S) if self.person else left_s)
        while (left := give_up - time.monotonic()) > 0:
            if left > TICK_S and self.bots[0].seat.page(after=self.match.seq, limit=1, wait_s=left).events:
                return True
            time.sleep(max(0.0, min(TICK_S, give_up - time.monotonic())))
        return self.person is not None

    def _do(self, bot: Bot, wish: Wish) -> None:
        self.match.acts += 1
        try:
            send(bot.seat, wish.act)
        except Conflict:
            # Another was quicker, or the window has closed: as things stand now, the bot makes up its mind again.
            time.sleep(TICK_S / 2)

    def _look(self) -> None:
        """Hear what has happened, and show it."""
        news: list[str] = []
        while page := self.seats[0].page(after=self.match.seq, limit=PAGE).events:
            for event in page:
                self.match.seq = event.seq
                news.append(tell(self.match, event))
        for seat in self.seats:
            seen = seat.view()
            self.match.hands[seat.player] = list(seen.hand or [])
            if seat is self.seats[0]:
                self.match.view = seen
        self.view.show(self.match, [line for line in news if line])

"""A player at the table in the browser: creates games by the form, and clicks whatever is offered, to the end."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import httpx
from playwright.sync_api import ConsoleMessage, Error, Locator, Page, expect

PATIENCE_S = 90
FAST: Mapping[str, str] = {"pause_ms": "100", "reaction_ms": "400", "decision_ms": "600", "tie_ms": "20"}
PATIENT: Mapping[str, int] = {"target": 60, "pause_ms": 100, "decision_ms": 600_000, "reaction_ms": 600_000}
"""For games that stand still until they are told to go on, however busy the machine is."""


@dataclass
class MadeGame:
    """A game with the tokens of all seats. url: its address."""

    url: str
    tokens: dict[str, str]

    def post(self, player: str, what: str, **body: Any) -> dict[str, Any]:
        """An act of another player."""
        headers = {"Authorization": f"Bearer {self.tokens[player]}"}
        answer = httpx.post(f"{self.url}/{what}", json=body, headers=headers, verify=False)
        assert answer.is_success, answer.text
        told: dict[str, Any] = answer.json()
        return told

    def events(self) -> list[dict[str, Any]]:
        """All events, as all may see them."""
        told: list[dict[str, Any]] = httpx.get(f"{self.url}/events", params={"limit": 500}, verify=False).json()[
            "events"
        ]
        return told


@dataclass
class TablePlayer:
    """One page. errors: what its console complained of. clicked: the labels of all acts."""

    page: Page
    base: str
    errors: list[str] = field(default_factory=list)
    clicked: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    def _hear(self, said: ConsoleMessage) -> None:
        # A refusal is no fault: a click may come when another player has been quicker.
        if said.type == "error" and "409" not in said.text:
            self.errors.append(said.text)

    def create(
        self,
        ruleset: str,
        options: Mapping[str, str],
        bots: tuple[str, ...] = ("champion",),
        start: bool = True,
        invited: bool = False,
    ) -> None:
        """Makes a game by the form, for guests alone if they are to be invited, sits down with bots, and starts it."""
        page = self.page
        page.goto(f"{self.base}/table#/new")
        page.locator(f"input[value={ruleset}]").check()
        page.get_by_label("Your name").fill("Perceval")
        for level in bots:
            page.get_by_role("button", name=f"+ {level}").click()
        page.locator(".options summary").click()
        for name, value in options.items():
            self._option(name, value)
        if invited:
            page.get_by_label("Only with an invitation").check()
        page.get_by_role("button", name="Make the table").click()
        expect(page.get_by_text("You are Perceval")).to_be_visible()
        if start:
            page.get_by_role("button", name="Start").click()
            expect(page.locator(".table-view")).to_be_visible()

    def _option(self, name: str, value: str) -> None:
        label = self.page.locator("label", has=self.page.locator("code", has_text=f"{name}")).first
        control = label.locator("input, select")
        if control.evaluate("it => it.tagName") == "SELECT":
            control.select_option(label=value)
        else:
            control.fill(value)

    def play(self, until: Locator | Callable[[], bool] | None = None, patience_s: float = PATIENCE_S) -> None:
        """Clicks what is offered until the game is over, or `until` is seen, or holds."""
        end = self.page.locator(".result") if until is None else until
        ended = end.is_visible if isinstance(end, Locator) else end
        begun = time.monotonic()
        while not ended():
            assert time.monotonic() - begun < patience_s, f"not over, after {self.clicked[-20:]}"
            self._click_once()

    def sit(self, sent: dict[str, Any], *names: str) -> MadeGame:
        """Makes a game by the API, of which this browser has the first seat."""
        made = httpx.post(f"{self.base}/v1/games", json={"ruleset": "wikimonde", **sent}, verify=False).json()
        game = MadeGame(f"{self.base}/v1/games/{made['id']}", {})
        for name in names:
            seat = httpx.post(f"{game.url}/players", json={"name": name}, verify=False).json()["seat"]
            game.tokens[seat["player"]] = seat["token"]
        first, token = next(iter(game.tokens.items()))
        kept = [{"game": made["id"], "player": first, "token": token, "commitment": None, "entropy": ""}]
        self.page.goto(f"{self.base}/table")
        self.page.evaluate("kept => localStorage.setItem('chouette.table.seats', kept)", json.dumps(kept))
        self.page.goto(f"{self.base}/table#/game/{made['id']}")
        return game

    def _click_once(self) -> None:
        try:
            if self.page.locator("dialog button.main:not([disabled])").count():
                self.page.locator("dialog button.main").click(timeout=500)
                return
            if self._lay():
                return
            offered = self.page.locator(".acts button.act:not([disabled])")
            if offered.count() == 0:
                self.page.wait_for_timeout(30)
                return
            self.clicked.append(offered.first.inner_text(timeout=500))
            offered.first.click(timeout=500)
            self.page.wait_for_timeout(20)
        except Error:
            # What was offered is gone by now: the next look shows what is.
            return

    def _lay(self) -> bool:
        ready = self.page.locator(".hand button.play")
        if ready.count():
            self.clicked.append(ready.first.inner_text(timeout=500))
            ready.first.click(timeout=500)
            self.page.wait_for_timeout(60)
            return True
        legal = self.page.locator(".hand-card.can[aria-pressed=false]")
        if self.page.locator(".hand .buttons").count() and legal.count():
            legal.last.click(timeout=500)
            return True
        return False

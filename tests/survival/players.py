"""Players who send every act until it is answered, whatever becomes of the service meanwhile."""

from __future__ import annotations

import asyncio
import random
import secrets
import threading
import time
from collections.abc import Callable
from typing import Any

import httpx

from tests.survival.ledger import Acknowledged, Ledger
from tests.survival.readers import Watcher

TARGET = 40
OPTIONS = {"target": TARGET, "pause_ms": 0, "reaction_ms": 250, "decision_ms": 250, "turn_ms": 5_000, "tie_ms": 10}
PLAYERS = ("Perceval", "Karadoc", "Arthur")

AGAIN_S = 0.1
QUICKEST_S, EACH_S = 0.05, 0.004
"""How long a table thinks between two looks, and how much longer for each other table that shares the machine."""


class GaveUp(Exception):
    """The service did not come back within the time that the players had for it; its argument says what was asked."""


class Gone(Exception):
    """The service has lost the beginning of a game: the game itself, or a seat in it."""


class Table:
    """One game and its three players, who look and act by chance. until: a time.monotonic(); tables: all there are.

    calm: only where what was acknowledged may be lost: set once no more will be. Until then a game that is over may go
    on; one whose beginning was lost is begun anew; gone: how often that was. dice: the faces that fall first.
    target: the score at which a game ends. untold: whether an end may be told that is lost before it is acknowledged.
    """

    def __init__(
        self,
        http: httpx.AsyncClient,
        seed: int,
        until: float,
        tables: int,
        calm: threading.Event | None = None,
        dice: tuple[int, ...] = (),
        begun: Callable[[str], None] = lambda game: None,
        target: int = TARGET,
        untold: bool = False,
    ) -> None:
        options = {**OPTIONS, "target": target}
        self._body = {"ruleset": "wikimonde", "options": options, **({"dice": dice} if dice else {})}
        self._calm = calm
        self._untold = untold or calm is not None
        self._begun = begun
        self.gone = 0
        self._pause = QUICKEST_S + EACH_S * tables
        self._http = http
        self._chance = random.Random(seed)
        self._until = until
        self.ledger = Ledger("")

    async def play(self) -> Ledger:
        """From the creation to the winner, who watches included."""
        while True:
            try:
                return await self._game()
            except Gone:
                self.gone += 1
                for watcher in self.ledger.watchers:
                    watcher.stop()
                self.ledger = Ledger("")

    async def _game(self) -> Ledger:
        created = await self._send("/v1/games", self._body)
        self.ledger.game = created["game"]["id"]
        self._begun(self.ledger.game)
        watcher = self._watch()
        seats = [await self._join(name) for name in PLAYERS]
        await self._act(seats[0], "start", "/start", {})
        while True:
            calm = self._calm is None or self._calm.is_set()
            over = await self._move(self._chance.choice(seats))
            if over and calm:
                break
            await asyncio.sleep(self._pause * self._chance.random() * 2)
        await watcher.end()
        if self._untold and not watcher.wrong and not await self._is_end(watcher):
            # The end that it was told was lost after that: whoever follows the game now begins anew.
            await self._watch().end()
        return self.ledger

    def _watch(self) -> Watcher:
        watcher = Watcher(str(self._http.base_url), self.ledger.game)
        self.ledger.watchers.append(watcher)
        return watcher

    async def _is_end(self, watcher: Watcher) -> bool:
        """Whether the game's end is the one that it was told."""
        told = watcher.events[max(watcher.events)]
        page = await self._ask("GET", f"/v1/games/{self.ledger.game}/events?after={told['seq'] - 1}", {"token": ""})
        # It is refused (`last_event_id_unknown`) where the log has lost even the event before.
        return page is not None and bool(page["events"] == [told])

    async def _join(self, name: str) -> dict[str, str]:
        joined = await self._send(f"/v1/games/{self.ledger.game}/players", {"name": name})
        seat: dict[str, str] = joined["seat"]
        return seat

    async def _move(self, seat: dict[str, str]) -> bool:
        """One look and perhaps one act; whether the game is over."""
        expected = await self._expected(seat)
        now = expected["at"]
        acts = [act for act in expected["acts"] if act["act"] == "roll" and act["not_before"] <= now]
        acts = acts or [a for a in expected["acts"] if a["act"] in ("annonce", "pass") and not a["fields"]]
        if acts:
            chosen = self._chance.choice(acts)
            if chosen["act"] == "roll":
                await self._act(seat, "roll", "/rolls", {})
            else:
                await self._act(seat, chosen["act"], "/annonces", {"annonce": chosen["name"]})
            return False
        view = await self._ask("GET", f"/v1/games/{self.ledger.game}", {"token": seat["token"]})
        if view["status"] == "lobby":
            # The start was lost.
            await self._act(seat, "start", "/start", {})
        return bool(view["status"] == "finished")

    async def _act(self, seat: dict[str, str], kind: str, path: str, body: dict[str, Any]) -> None:
        key, path = secrets.token_urlsafe(16), f"/v1/games/{self.ledger.game}{path}"
        answer = await self._send(path, body, key, seat["token"])
        if answer is None:
            self.ledger.refused += 1
        else:
            self.ledger.acts.append(Acknowledged(seat["player"], kind, path, body, key, seat["token"], answer))

    async def _expected(self, seat: dict[str, str]) -> Any:
        return await self._ask("GET", f"/v1/games/{self.ledger.game}/expected", {"token": seat["token"]})

    async def _send(self, path: str, body: dict[str, Any], key: str = "", token: str = "") -> Any:
        """POST until there is an answer; None where the game refused."""
        return await self._ask("POST", path, {"token": token, "key": key or secrets.token_urlsafe(16)}, body)

    async def _ask(self, method: str, path: str, who: dict[str, str], body: Any = None) -> Any:
        headers = {"Authorization": f"Bearer {who['token']}"} if who["token"] else {}
        if "key" in who:
            headers["Idempotency-Key"] = who["key"]
        begun = time.monotonic()
        while time.monotonic() < self._until:
            try:
                answer = await self._http.request(method, path, headers=headers, json=body)
            except httpx.TransportError:
                await asyncio.sleep(AGAIN_S)
                continue
            code = "" if answer.status_code < 400 else answer.json()["code"]
            if answer.status_code < 500 and code not in ("idempotency_key_in_use", "rate_limited"):
                self.ledger.slowest_s = max(self.ledger.slowest_s, time.monotonic() - begun)
                if answer.status_code < 400:
                    return answer.json()
                if answer.status_code in (403, 409):
                    return None
                if self._calm and code in ("game_not_found", "token_unknown"):
                    raise Gone(self.ledger.game)
                raise AssertionError(f"{method} {path} was answered {answer.status_code}: {answer.text}")
            if code == "internal_error":
                raise AssertionError(f"{method} {path} was answered {answer.text}")
            await asyncio.sleep(AGAIN_S)
        raise GaveUp(f"{method} {path}")

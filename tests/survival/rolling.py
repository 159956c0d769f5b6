"""A rolling release: web, worker and alarm of an older release are replaced one by one while games are played."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import httpx

from service.scenario.check import check
from service.scenario.form import parse
from tests.benchmarks.processes import free_port
from tests.serve.running import eventually
from tests.support.redis import RedisServer
from tests.survival.history import ROOT
from tests.survival.ledger import Ledger
from tests.survival.trial import Outcome, again_and_again, play

STARTS_S, ENDS_S, PATIENCE_S = 60.0, 30.0, 180.0
BIN = Path(sys.executable).parent
WITH_BOTS = {"target": 30, "pause_ms": 0, "reaction_ms": 300, "decision_ms": 300, "turn_ms": 3_000, "tie_ms": 10}


class Generation:
    """The processes of one release: `web`, `worker`, `alarm`, each with a log of its own."""

    def __init__(self, name: str, code: Path, folder: Path, port: int, redis_url: str) -> None:
        self.name = name
        self._code, self._folder, self._port = code, folder, port
        clean = {key: text for key, text in os.environ.items() if not key.startswith("CHOUETTE_")}
        self._environment = {
            **clean,
            # The environment has the present code installed: what is named here comes before it.
            "PYTHONPATH": f"{code}:{code / 'sdk/python/src'}",
            "CHOUETTE_REDIS_URL": redis_url,
            "CHOUETTE_BIND": f"127.0.0.1:{port}",
            "CHOUETTE_WORKERS": "1",
            "CHOUETTE_BOT_SPEED": "10",
            "CHOUETTE_LOG_FORMAT": "json",
        }
        self.running: dict[str, subprocess.Popen[bytes]] = {}

    def start(self) -> None:
        """Start all parts; they are there when this returns."""
        python = [str(BIN / "python"), "-m"]
        # Two servers have the port, and the system gives each its share of the connections.
        web = [str(BIN / "gunicorn"), "--config", "python:service.gunicorn.config", "--reuse-port"]
        self._begin("worker", *python, "worker")
        self._begin("alarm", *python, "worker.alarm")
        self._begin("web", *web)
        assert eventually(lambda: "Booting worker" in self.said("web"), STARTS_S), self.said("web")

    def _begin(self, part: str, *command: str) -> None:
        with self._log(part).open("wb") as log:
            self.running[part] = subprocess.Popen(
                command, cwd=self._code, env=self._environment, stdout=log, stderr=log
            )

    def stop(self, part: str) -> None:
        """Ask a part to leave, and wait until it has."""
        process = self.running.pop(part)
        process.send_signal(signal.SIGTERM)
        code = process.wait(ENDS_S)
        assert code == 0, f"{self.name} {part} left with {code}:\n{self.said(part)}"

    def close(self) -> None:
        for process in self.running.values():
            process.kill()
            process.wait()

    def said(self, part: str) -> str:
        return self._log(part).read_text("utf-8")

    def lines(self, part: str) -> Iterator[dict[str, object]]:
        """The entries of a part's log."""
        for line in self.said(part).splitlines():
            if line.startswith("{"):
                yield json.loads(line)

    def _log(self, part: str) -> Path:
        return self._folder / f"{self.name}-{part}.log"


class Rolling:
    """Two generations on one Redis and one port. steps: what a rolling release does, one after the other."""

    def __init__(self, old: Path, folder: Path) -> None:
        self.server = RedisServer()
        port = free_port()
        self.url = f"http://127.0.0.1:{port}"
        self.old = Generation("old", old, folder, port, self.server.url)
        self.new = Generation("new", ROOT, folder, port, self.server.url)
        self._steps = iter([
            self.new.start,
            lambda: self.old.stop("alarm"),
            lambda: self.old.stop("worker"),
            lambda: self.old.stop("web"),
        ])  # fmt: skip

    def __enter__(self) -> Rolling:
        self.server.start()
        self.old.start()
        assert eventually(self._ready, STARTS_S), self.old.said("web")
        return self

    def __exit__(self, *exception: object) -> None:
        self.old.close()
        self.new.close()
        self.server.close()

    def step(self) -> None:
        """What comes next."""
        next(self._steps)()

    def _ready(self) -> bool:
        try:
            return httpx.get(f"{self.url}/readyz", timeout=2, verify=False).status_code == 200
        except httpx.HTTPError:
            return False


def released(rolling: Rolling, games: int) -> Outcome:
    """Play so many games at once, and again until the release is over; hold what was answered against what is there.

    One more game is left to bots from the beginning.
    """
    outcome, begun = Outcome("a rolling release"), time.monotonic()
    ledgers: list[Ledger] = []
    left = game_of_bots(rolling.url)
    with again_and_again(rolling.step, 2.0, 4, outcome) as over:
        while True:
            last = over.is_set()
            ledgers += asyncio.run(play(rolling.url, games, begun + PATIENCE_S, outcome, None))
            if last:
                break
    with httpx.Client(base_url=rolling.url, timeout=30) as http:
        for ledger in ledgers:
            outcome.games += 1
            outcome.acts += len(ledger.acts)
            outcome.faults.add(ledger.faults(http))
        if not eventually(lambda: http.get(left).json()["status"] == "finished", PATIENCE_S):
            outcome.faults.stuck.append(f"{left}, which is left to bots")
        verdict = check(parse(http.get(f"{left}/record?format=json").json(), left))
        if verdict.outcome != "passed":
            outcome.faults.bent.append(f"{left}: {verdict.why}")
    outcome.took_s = time.monotonic() - begun
    return outcome


def game_of_bots(url: str, key: str = "") -> str:
    """Where a game is that two bots play, and for a third player the table. key: of who makes it."""
    with httpx.Client(base_url=url, timeout=30, headers={"X-API-Key": key} if key else {}) as http:
        body = {"ruleset": "wikimonde", "options": WITH_BOTS, "player": {"name": "Perceval"}}
        made = http.post("/v1/games", json=body).raise_for_status().json()
        game, seat = f"/v1/games/{made['id']}", {"Authorization": f"Bearer {made['seat']['token']}"}
        for _ in range(2):
            http.post(f"{game}/bots", json={"level": "regular"}, headers=seat).raise_for_status()
        http.post(f"{game}/start", json={}, headers=seat).raise_for_status()
    return game


def answers(generation: Generation) -> Counter[int]:
    """How often its web process answered with each status."""
    return Counter(int(str(line["status"])) for line in generation.lines("web") if "status" in line)

"""A tournament of bots on the real service, whose workers, alarms and web processes are killed while it is played."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.serve.running import ROOT, Serving

FAST = {"target": 45, "pause_ms": 20, "reaction_ms": 400, "decision_ms": 400, "tie_ms": 20, "turn_ms": 5000}
BOTS, SIZE, ROUNDS = 12, 3, 2
LONGEST_S = 240.0


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Serving, Path]]:
    folder = tmp_path_factory.mktemp("cup")
    with Serving(folder, environment={"CHOUETTE_BOT_SPEED": "30"}) as found:
        yield found, folder / "data"


def key_of(data: Path) -> str:
    command = [sys.executable, "-m", "service.cli", "keys", "create", "cup", "--scope", "games", f"--data-dir={data}"]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return said.stdout.split()[-1]


@contextmanager
def killing(serving: Serving) -> Iterator[list[str]]:
    """One part after the other is killed, until the block is left; which."""
    over, killed, chance = threading.Event(), list[str](), random.Random(7)

    def kill() -> None:
        while not over.wait(1.5):
            lines = {pid: line for pid, line in serving.family().items() if "worker" in line or "gunicorn" in line}
            if lines:
                pid = chance.choice(sorted(lines))
                killed.append(lines[pid])
                os.kill(pid, signal.SIGKILL)

    hand = threading.Thread(target=kill)
    hand.start()
    try:
        yield killed
    finally:
        over.set()
        hand.join()


def ask(url: str, headers: dict[str, str], method: str, path: str, **more: Any) -> Any:
    """Ask until it is answered: the web server is killed, too. A key makes each change once."""
    give_up = time.monotonic() + 60
    keyed = (
        {**headers, "Idempotency-Key": f"{method} {path} {more}".replace(" ", "_")[:120]}
        if method == "POST"
        else headers
    )
    while True:
        try:
            answer = httpx.request(method, f"{url}{path}", headers=keyed, timeout=20, verify=False, **more)
            if answer.status_code < 500:
                assert answer.status_code < 300, answer.text
                return answer.json()
        except httpx.HTTPError:
            pass
        assert time.monotonic() < give_up
        time.sleep(0.1)


def test_with_every_part_killed_no_table_is_missing_none_twice_and_no_round_begins_early(
    serving: tuple[Serving, Path],
) -> None:
    service, data = serving
    url, headers = service.url, {"X-API-Key": key_of(data)}
    body = {
        "name": "Coupe", "ruleset": "wikimonde", "format": "swiss", "table_size": SIZE, "rounds": ROUNDS,
        "options": FAST,
    }  # fmt: skip
    path = f"/v1/tournaments/{ask(url, headers, 'POST', '/v1/tournaments', json=body)['id']}"
    with killing(service) as killed:
        for number in range(BOTS):
            ask(url, headers, "POST", f"{path}/entries", json={"name": f"Bot {number}", "bot": "champion"})
        ask(url, headers, "POST", f"{path}/start", json={})
        give_up = time.monotonic() + LONGEST_S
        while ask(url, headers, "GET", path)["status"] != "finished":
            assert time.monotonic() < give_up, ask(url, headers, "GET", f"{path}/rounds")
            time.sleep(0.5)
    assert killed
    check(url, headers, path)


def check(url: str, headers: dict[str, str], path: str) -> None:
    """Everything that was promised, as anybody can see it."""
    rounds = ask(url, headers, "GET", f"{path}/rounds")["rounds"]
    assert [made["number"] for made in rounds] == list(range(1, ROUNDS + 1))
    for made in rounds:
        seats = Counter(seat for table in made["tables"] for seat in table["seats"])
        assert seats == Counter({f"bot_{number}": 1 for number in range(BOTS)}), "each sits at one table"
        for table in made["tables"]:
            game = ask(url, headers, "GET", f"/v1/games/{table['game']}")
            assert game["status"] == "finished"
            places = {one["entry"]: (one["place"], one["score"]) for one in table["placings"]}
            assert places == {one["player"]: (one["rank"], one["score"]) for one in game["result"]}
    events = ask(url, headers, "GET", f"{path}/events?limit=500")["events"]
    assert [event["seq"] for event in events] == list(range(1, len(events) + 1))
    order = [
        event["type"] for event in events if event["type"] in ("round_started", "table_finished", "round_finished")
    ]
    one_round = ["round_started", *["table_finished"] * (BOTS // SIZE), "round_finished"]
    assert order == one_round * ROUNDS
    lines = ask(url, headers, "GET", f"{path}/standings")["lines"]
    assert sum(line["points"] for line in lines) == ROUNDS * BOTS // SIZE * sum(range(SIZE))

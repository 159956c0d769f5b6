"""A league of bots on the real service, whose workers, alarms and web processes are killed while it is played."""

from __future__ import annotations

import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx

from tests.e2e.test_a_tournament import FAST, LONGEST_S, ask, key_of, killing, serving
from tests.serve.running import Serving

__all__ = ["serving"]

BOTS, SIZE, GAMES = 9, 3, 2


def wish(url: str, headers: dict[str, str], path: str, entry: str) -> str:
    """Ask for a table for an entry, whoever is killed meanwhile; what came of it."""
    try:
        answer = httpx.post(f"{url}{path}/entries/{entry}/table_request", headers=headers, timeout=20, verify=False)
    except httpx.HTTPError:
        return "nothing"
    return "asked" if answer.status_code == 200 else str(answer.json().get("code", "nothing"))


def test_with_every_part_killed_each_wish_makes_one_table_and_each_table_one_result(
    serving: tuple[Serving, Path],
) -> None:
    service, data = serving
    url, headers = service.url, {"X-API-Key": key_of(data)}
    body = {
        "name": "Ligue", "ruleset": "wikimonde", "format": "league", "table_size": SIZE, "games": GAMES,
        "wait_ms": 3_000, "options": FAST,
    }  # fmt: skip
    path = f"/v1/tournaments/{ask(url, headers, 'POST', '/v1/tournaments', json=body)['id']}"
    left = {f"bot_{number}" for number in range(BOTS)}
    with killing(service) as killed:
        for number in range(BOTS):
            ask(url, headers, "POST", f"{path}/entries", json={"name": f"Bot {number}", "bot": "champion"})
        ask(url, headers, "POST", f"{path}/start", json={})
        give_up = time.monotonic() + LONGEST_S
        while len(left) > 1:
            assert time.monotonic() < give_up, ask(url, headers, "GET", f"{path}/rounds")
            left -= {entry for entry in left if wish(url, headers, path, entry) == "no_games_left"}
            time.sleep(0.2)
        ask(url, headers, "POST", f"{path}/close", json={})
        while ask(url, headers, "GET", path)["status"] != "finished":
            assert time.monotonic() < give_up, ask(url, headers, "GET", f"{path}/rounds")
            time.sleep(0.5)
    assert killed
    check(url, headers, path)


def check(url: str, headers: dict[str, str], path: str) -> None:
    """Everything that was promised, as anybody can see it."""
    rounds = ask(url, headers, "GET", f"{path}/rounds")["rounds"]
    tables: list[dict[str, Any]] = [table for made in rounds for table in made["tables"]]
    assert [made["number"] for made in rounds] == list(range(1, len(tables) + 1))
    games = [table["game"] for table in tables]
    assert len(set(games)) == len(games)
    played = Counter(seat for table in tables for seat in table["seats"])
    assert max(played.values()) == GAMES
    assert sum(played.values()) >= BOTS * GAMES - 1, "one may be left over, who finds no company"
    for table in tables:
        game = ask(url, headers, "GET", f"/v1/games/{table['game']}")
        assert game["status"] == "finished"
        places = {one["entry"]: (one["place"], one["score"]) for one in table["placings"]}
        assert places == {one["player"]: (one["rank"], one["score"]) for one in game["result"]}
    events = ask(url, headers, "GET", f"{path}/events?limit=500")["events"]
    assert [event["seq"] for event in events] == list(range(1, len(events) + 1))
    kinds = Counter(event["type"] for event in events)
    assert kinds["round_started"] == kinds["table_finished"] == len(tables)
    asked = Counter(event["entry"] for event in events if event["type"] == "table_requested")
    assert all(count - played[entry] in (0, 1) for entry, count in asked.items()), "each wish makes one table"

"""Streams of a game with a clock of its own: they tell what it leads to when it is moved, and nothing before."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import takewhile
from typing import Any

import httpx
import pytest
from chouette_sdk.testing import Sandbox, SandboxGame

from tests.sandbox.house import RACE
from tests.serve.running import Serving

ENVIRONMENT = {"CHOUETTE_ALLOW_TEST_DICE": "true", "CHOUETTE_LIMITS": "off", "CHOUETTE_BOT_SPEED": "1"}
QUIET_S = 1.0
"""Far longer than a stream takes to tell what there is; and than windows of this game would last by any other clock."""
SHORT = {"reaction_ms": 300, "pause_ms": 200}
KINDS = ("text/event-stream", "application/x-ndjson")


@pytest.fixture(scope="module")
def chouette(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Sandbox]:
    with Serving(tmp_path_factory.mktemp("streams"), environment=ENVIRONMENT) as serving:
        sandbox = Sandbox(serving.url)
        yield sandbox
        sandbox.close()


@contextmanager
def stream(chouette: Sandbox, game: SandboxGame, kind: str) -> Iterator[Iterator[dict[str, Any]]]:
    """The events of the first seat's stream from now on, each as JSON; it ends where nothing comes for a while."""
    seat = next(iter(game.seats.values()))
    headers = {"Authorization": f"Bearer {seat.token}", "Accept": kind}
    path, after = f"{chouette.url}/v1/games/{game.id}/events", {"after": game.table.view().seq}
    with httpx.stream("GET", path, headers=headers, params=after, timeout=httpx.Timeout(30, read=QUIET_S)) as answer:
        yield told(answer.iter_lines())


def told(lines: Iterator[str]) -> Iterator[dict[str, Any]]:
    try:
        for line in lines:
            text = line.removeprefix("data: ")
            if text.startswith("{") and "seq" in (event := json.loads(text)):
                yield event
    except httpx.ReadTimeout:
        return


@pytest.mark.parametrize("kind", KINDS)
def test_a_stream_tells_nothing_until_the_clock_is_moved(chouette: Sandbox, kind: str) -> None:
    game = chouette.situation(RACE, options=SHORT)
    time.sleep(0.5)
    with stream(chouette, game, kind) as events:
        assert list(events) == []


@pytest.mark.parametrize("kind", KINDS)
def test_a_stream_tells_what_happened_on_the_way_at_the_instants_of_that_clock(chouette: Sandbox, kind: str) -> None:
    game = chouette.situation(RACE, options=SHORT)
    with stream(chouette, game, kind) as events:
        before = game.clock.now()
        moved = game.clock.advance(60_000)
        last = moved.events[-1].seq
        found = [*takewhile(lambda event: event["seq"] < last, events)]
    assert [event["seq"] for event in found] == [event.seq for event in moved.events][:-1]
    assert [event["at"] for event in found] == [event.at for event in moved.events][:-1]
    assert {event["at"] for event in found} <= set(range(before, moved.now + 1))


def test_a_bot_s_act_is_told_when_the_clock_has_passed_its_instant(chouette: Sandbox) -> None:
    game = chouette.situation(RACE, bots={"karadoc": "champion"}, options={"reaction_ms": 60_000})
    with stream(chouette, game, KINDS[0]) as events:
        assert list(events) == [], "a bot thinks by that clock"
    with stream(chouette, game, KINDS[0]) as events:
        game.clock.advance(30_000)
        said = next(event for event in events if event.get("player") == "karadoc")
    assert said["at"] <= game.clock.now()

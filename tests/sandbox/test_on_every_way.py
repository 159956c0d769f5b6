"""A clock of a game's own on one Redis, behind Sentinels and on a cluster: moved by many at once, and killed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient

from service.app import create_app
from service.assemble import assemble
from tests.sandbox.house import RACE, Standing
from tests.support.places import DEAR, Place

ROOT = Path(__file__).parents[2]
STEP_MS = 7
MANY = 20
SLOW = {"abandon_ms": 2_592_000_000, "turn_ms": 0, "reaction_ms": 60_000}


def process(place: Place) -> FlaskClient:
    """One web process on these games."""
    settings = place.settings(allow_test_dice=True, limits={})
    return create_app(settings, assemble(settings)).test_client()


def test_of_many_who_move_a_clock_at_once_each_one_counts(place: Place) -> None:
    game = Standing.made(process(place), situation=RACE, clock="manual", options=SLOW)
    start, failed = game.answer["now"], list[Any]()

    def move(client: FlaskClient, player: str) -> None:
        here = Standing(client, game.id, game.answer, game.tokens)
        for number in range(MANY):
            moved = here.move({"advance_ms": STEP_MS}, player, Idempotency_Key=f"{player}-{number}")
            again = here.move({"advance_ms": STEP_MS}, player, Idempotency_Key=f"{player}-{number}")
            if moved.status_code != 200 or again.data != moved.data:
                failed.append((moved.json, again.json))

    movers = [threading.Thread(target=move, args=(process(place), player)) for player in game.tokens]
    for mover in movers:
        mover.start()
    for mover in movers:
        mover.join()
    assert failed == []
    assert game.view()["clock_now"] == start + STEP_MS * MANY * len(movers)


@pytest.mark.parametrize("place", DEAR, indirect=True)
def test_a_process_that_is_killed_has_moved_the_clock_whole_steps(place: Place) -> None:
    client = process(place)
    game = Standing.made(client, situation=RACE, clock="manual", options=SLOW)
    start = game.answer["now"]
    for _ in range(3):
        environment = {**os.environ, **place.environment, "CHOUETTE_ALLOW_TEST_DICE": "true", "CHOUETTE_LIMITS": "off"}
        told = json.dumps({"id": game.id, "tokens": game.tokens, "step": STEP_MS})
        mover = subprocess.Popen(
            [sys.executable, "-m", "tests.sandbox.mover", told], cwd=ROOT, env=environment, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, text=True,
        )  # fmt: skip
        assert mover.stdout is not None
        acknowledged = [int(mover.stdout.readline()) for _ in range(10)][-1]
        os.kill(mover.pid, signal.SIGKILL)
        mover.wait()
        now = game.view()["clock_now"]
        assert now >= acknowledged
        assert (now - start) % STEP_MS == 0
    moved = game.advance(60_000)
    events = client.get(f"/v1/games/{game.id}/events?limit=500", headers=_bearer(game)).json["events"]
    assert [event["seq"] for event in events] == list(range(1, moved["seq"] + 1))
    assert "pas_mou_le_caillou" in [event["name"] for event in events if event["type"] == "window_closed"]


def test_no_alarm_rings_for_its_deadlines_and_one_in_the_end(place: Place) -> None:
    client = process(place)
    game = Standing.made(client, situation=RACE, clock="manual")
    other = Standing.made(client, situation=RACE)
    service = client.application.extensions["chouette"].service
    redis: Any = place.client()
    due = {
        name.decode(): int(at)
        for key in place.names("*alarms*")
        if redis.type(key) == b"zset"
        for name, at in redis.zrange(key, 0, -1, withscores=True)
    }
    now = service.clock.now()
    assert due[other.id] - now < 60_000
    assert abs(due[game.id] - now - service.settings.sandbox_idle_s * 1000) < 60_000
    service.tick(game.id)
    assert game.view()["clock_now"] == game.answer["now"]


def _bearer(game: Standing) -> dict[str, str]:
    return {"Authorization": f"Bearer {game.tokens[game.anyone]}"}

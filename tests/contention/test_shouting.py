"""Eight players shout in the same millisecond, from several processes: all are heard once, in order."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from service import engine
from service.assemble import assemble
from service.engine.dice.acts import Roll
from service.games.service import GameService
from tests.support import games
from tests.support.places import Place

ROOT = Path(__file__).parents[2]
PLAYERS = ["arthur", "bohort", "caius", "dagonet", "elias", "fergus", "galessin", "herve"]
# The opening (the least die begins), then a suite: everybody has to shout, and the last one pays.
FACES = [1, 6, 6, 6, 6, 6, 6, 6, 2, 3, 4] + [1, 2, 4] * 100
SHOUT = "grelotte_ca_picote"


def a_suite_lies_on_the_table(service: GameService) -> str:
    """A game in which all eight are asked to shout; the window stays open for a while."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(games, "FACES", FACES)
        # However late a busy machine lets the last of them shout, the window is not decided before.
        game_id = games.started(service, PLAYERS, pause_ms=0, reaction_ms=20_000, decision_ms=20_000, tie_ms=5_000)
    at = service.clock.now()
    for player in PLAYERS:
        games.act(service, game_id, Roll(player=player, at=at))
    time.sleep(0.2)
    games.act(service, game_id, Roll(player="arthur", at=service.clock.now()))
    games.act(service, game_id, Roll(player="arthur", at=service.clock.now()))
    return game_id


def shout_together(place: Place, game_id: str, groups: list[list[str]]) -> list[dict[str, Any]]:
    command = [sys.executable, "-m", "tests.contention.shouter", game_id, SHOUT]
    environment = {**os.environ, **place.environment}
    shouters = [
        subprocess.Popen([*command, ",".join(group)], cwd=ROOT, env=environment, stdin=-1, stdout=-1, text=True)
        for group in groups
    ]
    for shouter in shouters:
        assert shouter.stdout is not None
        assert shouter.stdout.readline() == "ready\n"
    instant = time.time_ns() // 1_000_000 + 100
    outputs = []
    for shouter in shouters:
        assert shouter.stdin is not None
        shouter.stdin.write(f"{instant}\n")
        shouter.stdin.flush()
    for shouter in shouters:
        output, _ = shouter.communicate(timeout=30)
        outputs += json.loads(output)
    return outputs


@pytest.mark.parametrize(
    ("place", "processes"),
    [("plain", 2), ("plain", 4), ("plain", 8), ("sentinel", 2), ("cluster", 4)],
    indirect=["place"],
)
def test_every_shout_is_counted_once_in_order_of_arrival(place: Place, processes: int) -> None:
    service = assemble(place.settings())
    game_id = a_suite_lies_on_the_table(service)
    groups = [PLAYERS[n::processes] for n in range(processes)]
    shouts = shout_together(place, game_id, groups)
    assert {(shout["status"], shout["effect"]) for shout in shouts} == {(201, "counted")}, shouts
    time.sleep(0.3)
    service.read(game_id)
    events = [msgspec.json.decode(raw) for raw in service.events(game_id, 0, 1000)]
    heard = [event for event in events if event["type"] == "annonce_made"]
    assert sorted(event["player"] for event in heard) == PLAYERS
    assert {event["player"]: event["at"] for event in heard} == {s["player"]: s["at"] for s in shouts}
    closed = next(
        event for event in events if event["type"] == "window_closed" and len(event["answers"]) == 8
        and event["answers"][0]["annonce"] == SHOUT
    )  # fmt: skip
    times = [answer["at"] for answer in closed["answers"]]
    assert times == sorted(times)
    assert not closed["silent"]
    assert not [event for event in events if event["type"] == "bevue"]
    assert [event["seq"] for event in events] == list(range(1, len(events) + 1))
    game = games.stored(service, game_id)
    assert engine.decode(engine.encode(game)).state == game.state
    took = sorted(shout["us"] for shout in shouts)
    played = sum(shout["played"] for shout in shouts)
    print(f"{processes} processes: slowest {took[-1]} µs, played {played} times for 8 shouts")
    service.close()

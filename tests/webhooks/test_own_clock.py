"""Webhooks of a game with a clock of its own: what that clock leads to is told at once, by its instants."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tests.sandbox.house import RACE
from tests.webhooks.conftest import Integrator, until
from tests.webhooks.receiver import Receiver

pytestmark = pytest.mark.usefixtures("postman")


def told(receiver: Receiver, hook: dict[str, Any]) -> list[dict[str, Any]]:
    return [got.verified(hook["secret"])["data"]["event"] for got in receiver.told("ok/clock")]


def test_what_a_clock_leads_to_is_delivered_when_it_is_moved_and_not_before(
    integrator: Integrator, receiver: Receiver
) -> None:
    hook = integrator.hook(receiver.url("ok/clock"), "event.*")
    options = {"reaction_ms": 200, "pause_ms": 100, "turn_ms": 1_000}
    made = integrator.ask("POST", "/sandbox/games", {"situation": RACE, "clock": "manual", "options": options})
    assert made.status_code == 201, made.json
    before = made.json["game"]["seq"]
    until(lambda: len(told(receiver, hook)) == before)
    time.sleep(1.0)
    assert len(told(receiver, hook)) == before, "no window has closed by any other clock"
    seat = {"Authorization": f"Bearer {made.json['seats'][0]['token']}"}
    clock = f"/v1/sandbox/games/{made.json['id']}/clock"
    moved = integrator.client.post(clock, json={"advance_ms": 5_000}, headers=seat).json
    assert moved["events"]
    until(lambda: len(told(receiver, hook)) == moved["seq"])
    delivered = told(receiver, hook)[before:]
    assert [(event["seq"], event["at"]) for event in delivered] == [(it["seq"], it["at"]) for it in moved["events"]]
    assert {event["at"] for event in delivered} <= set(range(made.json["now"], moved["now"] + 1))


def test_a_game_that_its_clock_alone_brings_to_its_end_tells_its_result(
    integrator: Integrator, receiver: Receiver
) -> None:
    hook = integrator.hook(receiver.url("ok/end-of-clock"), "game.finished")
    players = [{"name": "Perceval", "score": 15}, {"name": "Karadoc", "score": 15}]
    body = {"ruleset": "wikimonde", "players": players, "first": "perceval", "clock": "manual",
            "bots": {"karadoc": "novice"}, "options": {"target": 20, "turn_ms": 1_000}}  # fmt: skip
    made = integrator.ask("POST", "/sandbox/games", body)
    assert made.status_code == 201, made.json
    seat = {"Authorization": f"Bearer {made.json['seats'][0]['token']}"}
    clock, now = f"/v1/sandbox/games/{made.json['id']}/clock", made.json["now"]
    while (moved := integrator.client.post(clock, json={"advance_ms": 60_000}, headers=seat)).status_code == 200:
        now = moved.json["now"]
    assert moved.json["code"] == "game_finished"
    until(lambda: bool(receiver.at("ok/end-of-clock")))
    [got] = receiver.told("ok/end-of-clock")
    data = got.verified(hook["secret"])["data"]
    assert data["event"]["type"] == "game_finished"
    assert made.json["now"] < data["event"]["at"] <= now

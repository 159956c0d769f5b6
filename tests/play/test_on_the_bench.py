"""The client in the terminal keeps the rules that clients are held to, played by keys behind the bench."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from service.conformance.troubles import TROUBLES
from tests.conformance.benches import QUICK, Given, benched
from tests.play.driving import client, make, play_to_the_end, press

pytestmark = [pytest.mark.nightly, pytest.mark.timeout(300)]
GAMES: dict[str, dict[str, Any]] = {
    "wikimonde": {"target": 200, "pause_ms": 300, "reaction_ms": 1500, "decision_ms": 2000},
    "trou-du-cul": {"manches": 1, "vote": False, "reaction_ms": 800, "decision_ms": 4000, "turn_ms": 10_000},
}
ALWAYS = ("skew", "unknown-fields", "unknown-values")
GIVEN = tuple(trouble.id for trouble in TROUBLES.values() if trouble.kind != "always" and trouble.id != "silent")
"""A silent stream is noticed after three heartbeats: longer than such a game lasts."""
TRIED = {"key-sent", "poll-storm", "event-missed", "stream-returns", "unknown-passed-over"}


@pytest.mark.parametrize("ruleset", GAMES)
def test_a_game_by_keys_breaks_no_rule(service_url: str, tmp_path: Path, ruleset: str) -> None:
    async def run(url: str) -> None:
        app = client(url, tmp_path)
        async with app.run_test(size=(80, 24)) as pilot:
            await make(app, pilot, ruleset, GAMES[ruleset])
            await press(pilot, "s")
            await play_to_the_end(app, pilot)

    plan = Given(*ALWAYS, skew_ms=6_000, gap=2)
    plan.give(*GIVEN)
    with benched(service_url, plan, replace(QUICK, grace_s=10.0)) as up:
        asyncio.run(run(up.url))
        assert {breach.rule: breach.what for breach in up.findings.breaches} == {}
        assert TRIED - up.findings.tried.keys() == set()

"""Whole games of every rulebook, from the lobby to the proof and the record, by keys alone in 80 by 24 characters."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from chouette_sdk import Unset, models

from service.play.language import Code
from service.play.screens.table import TableScreen
from tests.play.driving import client, make, play_to_the_end, press, text_of, until

QUICK = {"pause_ms": 20, "reaction_ms": 600, "decision_ms": 1500}
GAMES: list[tuple[str, Code, dict[str, Any]]] = [
    ("wikimonde", "en", {"target": 100, **QUICK}),
    ("titouan", "fr", {"target": 120, **QUICK, "flight_ms": 200}),
    ("expert", "en", {"target": 120, **QUICK}),
    ("modulaire", "fr", {"target": 80, **QUICK, "preset": "demoniaque"}),
    ("trou-du-cul", "en", {"manches": 1, "vote": False, "reaction_ms": 400, "decision_ms": 2000, "turn_ms": 10_000}),
]
BY_NIGHT = ("modulaire", "titouan", "expert")
"""What they have, one of the others has as well."""

SIZE = (80, 24)


async def wrongly_done(screen: TableScreen) -> list[dict[str, Any]]:
    """What this player did that was a bévue; to say nothing where something must be said is none of these."""
    found: list[dict[str, Any]] = []
    after = 0
    while events := (await screen.table.page(after=after, limit=500)).events:
        after = events[-1].seq
        wrong = [event for event in events if isinstance(event, models.BevueEvent)]
        found += [event.act.to_dict() for event in wrong if event.player == screen.following.me]
    return [act for act in found if act.get("act") != "silence"]


async def whole_game(url: str, folder: Path, ruleset: str, language: Code, options: dict[str, Any]) -> None:
    app = client(url, folder, language=language)
    async with app.run_test(size=SIZE) as pilot:
        await make(app, pilot, ruleset, options)
        await press(pilot, "s")
        screen = await play_to_the_end(app, pilot)
        told = text_of(app)
        assert ("Proved:" if language == "en" else "Prouvé :") in told
        assert isinstance(screen, TableScreen)
        [record] = (folder / "records").glob("*.yaml")
        assert record.read_text("utf-8").startswith(("title:", "ruleset:", "#", "name:"))
        memory, view = screen.following.memory, screen.following.view
        assert view is not None
        assert await wrongly_done(screen) == []
        moved = {move.player: move.score for settled in memory.settled for move in settled.movements}
        assert {player: moved[player] for player in moved} == {
            player.id: player.score for player in view.players if player.id in moved
        }
        assert not isinstance(view.result, Unset)
        await press(pilot, "=")
        await until(lambda: "base" in text_of(app), "points explained", 5)


@pytest.mark.parametrize(
    ("ruleset", "language", "options"),
    [pytest.param(*game, id=game[0], marks=[pytest.mark.nightly] * (game[0] in BY_NIGHT)) for game in GAMES],
)
def test_a_whole_game_is_played_by_keys_alone(
    service_url: str, tmp_path: Path, ruleset: str, language: Code, options: dict[str, Any]
) -> None:
    """What is offered and within its constraints is never a bévue, and the points that were told are the scores."""
    asyncio.run(whole_game(service_url, tmp_path, ruleset, language, options))

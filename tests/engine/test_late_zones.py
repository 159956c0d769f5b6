"""Of zones of late words that say the same of a player the one that lasts longest is kept, and nothing else changes."""

from __future__ import annotations

import random

import pytest

from service.engine.core.stored.state import Late
from tests.engine.racing import Race

PLAYERS = ["perceval", "karadoc", "arthur", "merlin"]
WORDS = ["salade", "courir"]


def zones(draw: random.Random, count: int) -> list[Late]:
    """Some that could be one list, and others that could not: by signal, of other words, of words of their own."""
    found = []
    for _ in range(count):
        ends = draw.random() < 0.2
        own = {"salade": [draw.choice(PLAYERS)]} if draw.random() < 0.2 else {}
        found.append(
            Late(
                words=own, shared=draw.choice([["salade"], ["courir"], WORDS]), tag=draw.choice(["a", "b"]),
                who=draw.sample(PLAYERS, draw.randrange(1, 5)), until=None if ends else draw.randrange(100, 110),
                closes_on=["cul"] if ends else [],
            )
        )  # fmt: skip
    return found


def covered(late: list[Late]) -> set[tuple[str, str, int]]:
    return {
        (player, word, at)
        for player in PLAYERS
        for word in WORDS
        for at in range(98, 112)
        if any(zone.covers(player, word, at) for zone in late)
    }


@pytest.mark.parametrize("seed", range(200))
def test_what_is_late_is_late_as_long_as_it_was(seed: int) -> None:
    game = Race().game
    before = covered(zones(random.Random(seed), 12))
    game.state.late = []
    for zone in zones(random.Random(seed), 12):
        game.remember_late(zone)
    assert covered(game.state.late) == before


def test_windows_that_follow_closely_leave_each_player_in_one_list() -> None:
    game = Race().game
    for until in (100, 300, 200, 400):
        game.remember_late(Late(shared=["salade"], who=list(PLAYERS[: until // 100]), until=until, tag="held_act"))
    listed = [player for zone in game.state.late for player in zone.who]
    assert sorted(listed) == sorted(PLAYERS)

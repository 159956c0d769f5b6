"""Card variant_no_negative: the floor of wikimonde, and titouan's variant with the gift of zero."""

from __future__ import annotations

from typing import Any

import pytest

from service import engine
from tests.support.told import Told

WRONG = "rigodon"
T0: dict[str, Any] = {"book": "titouan", "negative_scores": False}


def after_a_bevue(score: int, **options: Any) -> dict[str, int]:
    game = Told(seats={"perceval": score, "karadoc": 0, "arthur": 50}, **options)
    game.says("perceval", WRONG)
    return game.scores


@pytest.mark.parametrize(
    ("options", "score", "after"),
    [({}, 3, 0), ({"book": "titouan"}, 3, -7), (T0, 3, 0)],
    ids=["W", "T+", "T0"],
)
def test_a_loss_greater_than_the_score_the_rest_is_forgotten(options: dict[str, Any], score: int, after: int) -> None:
    assert after_a_bevue(score, **options) == {"perceval": after, "karadoc": 0, "arthur": 50}


@pytest.mark.parametrize(
    ("options", "scores"),
    [
        ({}, {"perceval": 0, "karadoc": 0, "arthur": 50}),
        ({"book": "titouan"}, {"perceval": -10, "karadoc": 0, "arthur": 50}),
        (T0, {"perceval": 0, "karadoc": 10, "arthur": 60}),
    ],
    ids=["W", "T+", "T0"],
)
def test_a_bevue_at_0(options: dict[str, Any], scores: dict[str, int]) -> None:
    assert after_a_bevue(0, **options) == scores


def test_two_who_lose_at_0_each_gain_from_the_other_and_everybody_else_twice() -> None:
    game = Told(seats={"perceval": 0, "karadoc": 0, "arthur": 50}, dice="112", **T0)
    game.turn("perceval")
    game.says("perceval", "pas_mou_le_caillou", at=100)
    game.says("karadoc", "pas_mou_le_caillou", at=100)
    game.settle()
    assert game.scores == {"perceval": 8, "karadoc": 8, "arthur": 66}


def test_the_loss_of_a_suite_at_0_goes_to_the_others() -> None:
    game = Told(seats={"perceval": 50, "karadoc": 0}, dice="234", **T0)
    game.turn("perceval")
    game.says("perceval", "grelotte_ca_picote")
    assert game.settle().scores == {"perceval": 60, "karadoc": 0}


def test_the_gift_goes_to_players_in_the_game_only() -> None:
    """Nothing puts a player out without negative scores yet; a missed doubling will."""
    game = Told(seats={"perceval": 0, "karadoc": 0, "arthur": 0}, **T0)
    game.game.put_out("arthur", reason="bound")
    game.says("perceval", WRONG)
    assert game.scores == {"perceval": 0, "karadoc": 10, "arthur": 0}


def test_wikimonde_refuses_negative_scores_at_creation() -> None:
    with pytest.raises(engine.Refusal, match="wikimonde forbids"):
        engine.create(ruleset="wikimonde", game_id="g", now=0, options={"negative_scores": True})
    engine.create(ruleset="wikimonde", game_id="g", now=0, options={"negative_scores": False})


@pytest.mark.parametrize(
    ("book", "options"),
    [
        ("titouan", {"target": -343, "negative_scores": False}),
        ("wikimonde", {"target": -343}),
        ("titouan", {"target": 0}),
    ],
)
def test_a_negative_target_needs_negative_scores_and_0_is_none(book: str, options: dict[str, Any]) -> None:
    with pytest.raises(engine.Refusal) as refused:
        engine.create(ruleset=book, game_id="g", now=0, options=options)
    assert refused.value.values["field"] == "target"

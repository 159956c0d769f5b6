"""Card sirop_jeannot, sentence by sentence."""

from __future__ import annotations

from typing import Any

import pytest

from service import engine
from tests.support.told import Told

SHOUT = "sirop_jeannot"
POOR = {"perceval": 20, "karadoc": 100, "arthur": 100}


def attempt(dice: str = "551", **options: Any) -> Told:
    """Perceval sirotes, without the points for it, at 1000 ms."""
    game = Told("titouan", dice=dice, **{"seats": POOR, "negative_scores": False, **options})
    game.turn("perceval")
    game.says("perceval", "je_sirote", at=1_000)
    return game


def test_it_is_unknown_in_wikimonde_and_with_negative_scores() -> None:
    assert Told("wikimonde").says("karadoc", SHOUT) == "unknown_annonce"
    assert Told("titouan").says("karadoc", SHOUT) == "unknown_annonce"
    with pytest.raises(engine.Refusal) as refused:
        Told("titouan", rules={SHOUT: True})
    assert refused.value.code == "rule_needs_option"


def test_the_attempt_is_a_bevue_and_suspends_the_window() -> None:
    game = attempt()
    assert game.bevues["perceval"] == 1
    assert game.waiting() == {"jeannot": ["karadoc", "arthur"]}
    assert game.window("jeannot").deadline == game.landed + 1_000 + 4_000


def test_the_first_accuser_gains_and_the_later_one_is_late() -> None:
    game = attempt()
    assert game.says("karadoc", SHOUT, at=1_500) == "counted"
    assert game.says("arthur", SHOUT, at=1_551) == "too_late"
    assert game.settlements == [{"perceval": -10}, {"karadoc": 18}]
    game.settle()
    assert game.settlements[2:] == [{"perceval": 25}], "three settlements"


def test_several_at_once_all_gain() -> None:
    game = attempt()
    game.says("karadoc", SHOUT, at=1_500)
    game.says("arthur", SHOUT, at=1_550)
    game.wait(10)
    assert game.scores == {"perceval": 10, "karadoc": 118, "arthur": 118}


def test_then_the_window_opens_again_for_reaction_ms_without_the_author_of_the_attempt() -> None:
    game = attempt("551 5")
    game.says("karadoc", SHOUT, at=1_500)
    game.wait(50)
    assert game.waiting() == {"sirop": ["karadoc", "arthur"]}
    assert game.window("sirop").deadline == game.landed + 1_550 + 4_000
    assert game.says("perceval", "je_sirote", at=2_000) == "bevue"
    assert game.says("arthur", "attrape_oiseau", at=2_500) == "counted"


def test_while_it_is_open_nobody_takes_the_die() -> None:
    game = attempt()
    assert game.says("karadoc", "attrape_oiseau") == "too_late"
    assert game.says("perceval", "je_sirote") == "too_late"
    game.settle()
    assert game.bevues == {"perceval": 1, "karadoc": 0, "arthur": 0}


def test_nobody_accuses_nothing() -> None:
    game = attempt().settle()
    assert game.settlements == [{"perceval": -10}, {"perceval": 25}]


def test_a_void_attempt_a_moment_after_a_valid_one_is_a_bevue_and_no_more() -> None:
    game = Told("titouan", dice="551", seats=POOR, negative_scores=False)
    game.turn("perceval")
    game.says("karadoc", "attrape_oiseau", at=600)
    assert game.says("perceval", "je_sirote", at=640) == "bevue"
    game.wait(20)
    assert set(game.waiting()) >= {"birds"}
    assert game.to_throw == "karadoc"


def test_at_nobody_it_is_a_bevue() -> None:
    game = Told("titouan", dice="551", negative_scores=False)
    game.turn("perceval")
    assert game.says("karadoc", SHOUT) == "bevue"
    game.says("perceval", "je_sirote")
    assert game.says("karadoc", SHOUT, plus=200) == "bevue", "he had the points"


def test_the_author_of_the_attempt_cannot_accuse_himself() -> None:
    assert attempt().says("perceval", SHOUT) == "bevue"


def test_lenient_the_attempt_is_refused_and_no_window_opens() -> None:
    game = attempt(bevue="lenient")
    assert "sirop" in game.waiting()
    assert game.says("karadoc", SHOUT) == "wrong_moment"


def test_two_attempts_one_after_the_other() -> None:
    seats = {"perceval": 20, "karadoc": 10, "arthur": 100}
    game = attempt(seats=seats)
    game.wait(4_000)
    assert game.says("karadoc", "attrape_oiseau") == "bevue"
    assert game.waiting() == {"jeannot": ["perceval", "arthur"]}
    game.settle()
    assert game.scores["perceval"] == 35


def test_siroting_without_the_points_in_place_of_a_second_throw_may_be_accused_too() -> None:
    seats = {"perceval": (100, "grelottine"), "karadoc": (30, "grelottine"), "arthur": 100}
    game = Told("titouan", dice="662 1", seats=seats, negative_scores=False)
    game.challenges("perceval", "karadoc")
    game.terms("perceval", "chouette", 10)
    game.turn("karadoc")
    assert game.says("karadoc", "je_sirote") == "bevue"
    assert game.says("arthur", SHOUT) == "counted"
    game.wait(60)
    assert game.scores["arthur"] == 120
    assert game.to_throw == "karadoc", "he may still stop or throw"
    game.passes("karadoc")
    game.settle()
    assert game.scores["karadoc"] == 20 + 10 + 36

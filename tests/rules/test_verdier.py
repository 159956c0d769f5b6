"""Card verdier, sentence by sentence."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.told import PlainTold

BOOKS = ("wikimonde", "titouan")
SHOUT = "vert_linette"
G = "grelottine"


def lying(dice: str, book: str = "wikimonde", **options: Any) -> PlainTold:
    game = PlainTold(book, dice=dice, **options)
    game.throw("perceval")
    return game


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("dice", ["64 2", "62 4", "24 6", "42 6"])
def test_6_4_2_pays_each_bettor_25_after_the_velute(book: str, dice: str) -> None:
    game = lying(dice, book)
    for player in ("karadoc", "arthur"):
        assert game.says(player, SHOUT) == "counted"
    game.throw("perceval")
    assert game.settlements == [{"perceval": 72, "karadoc": 25, "arthur": 25}]


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("dice", ["64 3", "62 5", "42 1"])
def test_anything_else_costs_each_bettor_5(book: str, dice: str) -> None:
    game = lying(dice, book, rules={"soufflette": False, "flan": False})
    game.says("karadoc", SHOUT)
    game.throw("perceval")
    game.settle()
    assert game.scores["karadoc"] == 95


@pytest.mark.parametrize("dice", ["65", "15", "66", "44", "43", "21"])
def test_other_chouettes_are_no_verdier(dice: str) -> None:
    assert lying(dice).says("karadoc", SHOUT) == "bevue"


def test_whoever_threw_the_chouettes_may_not_even_if_their_cul_is_bought() -> None:
    game = lying("64")
    assert game.says("perceval", SHOUT) == "bevue"
    game.says("karadoc", "j_achete")
    game.wait(50)
    assert game.says("perceval", SHOUT) == "bevue"


def test_a_buyer_may_and_holds_his_bet_on_the_cul_that_he_throws() -> None:
    game = lying("64 2")
    game.says("karadoc", SHOUT)
    assert game.says("karadoc", "j_achete") == "counted"
    game.wait(50)
    assert game.says("arthur", SHOUT) == "counted"
    game.throw("karadoc")
    assert game.settlements == [{"karadoc": -30}, {"karadoc": 97, "arthur": 25}]


def test_once_each_and_a_second_one_is_late() -> None:
    game = lying("64")
    game.says("karadoc", SHOUT)
    assert game.says("karadoc", SHOUT) == "too_late"


def test_to_the_release_of_the_cul() -> None:
    game = lying("64 3")
    game.roll("perceval", at=1_500)
    assert game.says("karadoc", SHOUT, plus=0) == "bevue"


def test_silence_no_bet() -> None:
    game = lying("64 2")
    game.throw("perceval")
    assert game.settlements == [{"perceval": 72}]


@pytest.mark.parametrize(("score", "code", "left"), [(4, "bevue", 0), (5, "counted", 0), (0, "bevue", 0)])
def test_titouan_without_negative_scores_it_needs_5_points(score: int, code: str, left: int) -> None:
    seats = {"perceval": 100, "karadoc": score, "arthur": 100}
    game = lying("64 3", "titouan", seats=seats, negative_scores=False)
    assert game.says("karadoc", SHOUT) == code
    game.throw("perceval")
    assert game.scores["karadoc"] == left


@pytest.mark.parametrize("book", BOOKS)
def test_it_is_untouched_by_a_flan(book: str) -> None:
    seats = {"perceval": 100, "karadoc": (100, "flan"), "arthur": 100}
    game = PlainTold(book, dice="64 2", seats=seats)
    game.says("karadoc", "flan", target="perceval")
    game.throw("perceval")
    game.says("arthur", SHOUT)
    game.throw("perceval")
    assert game.settlements == [{"perceval": -72, "arthur": 25}]


def test_in_a_duel_a_throw_that_is_not_final_settles_it_at_once() -> None:
    seats = {"perceval": (100, G), "karadoc": (100, G), "arthur": 100}
    game = PlainTold(dice="64 2 125", seats=seats)
    game.challenges("perceval", "karadoc")
    game.terms("perceval", "chouette", 20)
    game.throw("karadoc")
    game.says("perceval", SHOUT)
    game.throw("karadoc")
    assert game.settlements == [{"perceval": 25}], "the bet is on the cul just to come"


def test_titouan_a_throw_that_may_be_final_settles_it_with_the_round() -> None:
    seats = {"perceval": (100, G), "karadoc": (100, G), "arthur": 100}
    game = PlainTold("titouan", dice="64 2", seats=seats)
    game.challenges("perceval", "karadoc")
    game.terms("perceval", "velute", 20)
    game.throw("karadoc")
    game.says("arthur", SHOUT)
    game.throw("karadoc")
    assert not game.settlements
    game.passes("karadoc")
    assert game.settlements == [{"karadoc": 92, "perceval": -20, "arthur": 25}]


def test_a_turn_that_ends_before_the_cul_takes_its_bets_along() -> None:
    seats = {"perceval": -340, "karadoc": 100, "arthur": 100}
    game = lying("64", "titouan", seats=seats)
    game.says("karadoc", SHOUT)
    assert game.says("perceval", SHOUT) == "bevue"
    assert game.out == ["perceval"]
    assert game.scores["karadoc"] == 100
    assert game.says("arthur", SHOUT) == "bevue"


def test_switched_off_it_is_unknown_and_it_needs_the_velute() -> None:
    for off in ("verdier", "velute"):
        assert lying("64", rules={off: False}).says("karadoc", SHOUT) == "unknown_annonce"

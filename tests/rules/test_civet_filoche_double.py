"""Card civet_filoche_double, sentence by sentence."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.told import Told

CF = "civet_filoche"
DOUBLE = "civet_filoche_double"


def laid(dice: str = "551 235", book: str = "titouan", leodagan: str = CF, **options: Any) -> Told:
    """Arthur has bet on a Chouette of Perceval (30) and on one of Karadoc (20)."""
    seats: dict[str, Any] = {
        "perceval": (100, options.pop("perceval", "")), "karadoc": 100, "arthur": (options.pop("score", 100), CF),
        "leodagan": (100, leodagan),
    }  # fmt: skip
    game = Told(book, dice=dice, seats=seats, **options)
    bets = [
        {"target": target, "amount": amount, "combination": "chouette"}
        for target, amount in [("perceval", 30), ("karadoc", 20)]
    ]
    assert game.says("arthur", CF, bets=bets) == "counted"
    return game


def played(game: Told) -> int:
    """Perceval throws a Chouette of 5, Karadoc a Velute of 5; what Arthur gains from both."""
    for player in ("perceval", "karadoc"):
        game.turn(player)
        game.settle()
    return game.scores["arthur"] - 100


@pytest.mark.parametrize(("bet_on", "gain"), [
    ("perceval", 60 + 25 - 20 + 50), ("karadoc", 30 + 25 - 40 + 50), (None, 30 + 25 - 40 + 50),
])  # fmt: skip
def test_one_bet_is_doubled_by_default_the_last_one(bet_on: str | None, gain: int) -> None:
    game = laid()
    fields: dict[str, Any] = {"target": "arthur"} | ({"bet_on": bet_on} if bet_on else {})
    assert game.may("leodagan")[DOUBLE] == {"targets": ["arthur"], "bets_on": {"arthur": ["perceval", "karadoc"]}}
    assert game.says("leodagan", DOUBLE, **fields) == "counted"
    assert game.holds["leodagan"] == set()
    assert played(game) == gain


def test_again_four_times() -> None:
    game = laid(leodagan=f"{CF} civet")
    game.says("leodagan", DOUBLE, target="arthur", bet_on="perceval")
    assert game.holds["leodagan"] == {"civet"}, "his Civet-Filoché first"
    game.says("leodagan", DOUBLE, target="arthur", bet_on="perceval", plus=200)
    assert game.holds["leodagan"] == set()
    assert played(game) == 120 + 25 - 20 + 50


def test_even_the_player_bet_on_may_double() -> None:
    game = laid(perceval="civet")
    assert game.says("perceval", DOUBLE, target="arthur", bet_on="perceval") == "counted"


@pytest.mark.parametrize("wrong", ["author", "nothing_held", "no_bet", "too_late"])
def test_out_of_bounds(wrong: str) -> None:
    game = laid(leodagan="" if wrong == "nothing_held" else CF)
    if wrong == "too_late":
        game.throw("perceval")
    who, bet_on = ("arthur" if wrong == "author" else "leodagan"), "leodagan" if wrong == "no_bet" else "perceval"
    assert game.says(who, DOUBLE, target="arthur", bet_on=bet_on) == "bevue"


def test_without_negative_scores_the_author_must_cover_all_that_he_has_at_stake() -> None:
    game = laid(score=79, negative_scores=False)
    assert game.says("leodagan", DOUBLE, target="arthur", bet_on="perceval") == "bevue", "60 + 20 is more than 79"
    assert game.says("leodagan", DOUBLE, target="arthur", bet_on="karadoc") == "counted"


def test_a_doubled_stake_counts_as_doubled_for_a_fresh_one() -> None:
    game = laid(dice="661 551")
    game.says("leodagan", DOUBLE, target="arthur", bet_on="perceval")
    assert played(game) == 60 + 36 + 20 + 25
    seats: dict[str, Any] = {"perceval": 100, "arthur": (100, CF), "leodagan": (100, CF), "karadoc": 100}
    game = Told("titouan", dice="235", seats=seats)
    game.says("arthur", CF, bets=[{"target": "perceval", "amount": 25, "combination": "suite"}])
    game.says("leodagan", DOUBLE, target="arthur")
    game.turn("perceval")
    game.settle()
    assert game.scores["arthur"] == 100
    assert game.game.player("arthur").holds == {CF: 1}


def test_wikimonde_does_not_know_it() -> None:
    assert laid(book="wikimonde").says("leodagan", DOUBLE, target="arthur") == "unknown_annonce"

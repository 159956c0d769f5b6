"""Card civet_double, sentence by sentence."""

from __future__ import annotations

from typing import Any

import pytest

from service.engine.core.events import PointsMoved
from tests.support.told import Told


def laid(dice: str = "235", karadoc: str = "civet", arthur: str = "", amount: int = 50, **options: Any) -> Told:
    """Perceval has announced a Civet on a Velute for his turn."""
    seats: dict[str, Any] = {
        "perceval": (options.pop("score", 100), "civet"), "karadoc": (100, karadoc), "arthur": (100, arthur),
    }  # fmt: skip
    game = Told(options.pop("book", "titouan"), dice=dice, seats=seats, **options)
    assert game.says("perceval", "civet", amount=amount, combination=options.get("name", "velute")) == "counted"
    return game


def played(game: Told) -> Told:
    """The throw is made, and he stops."""
    game.turn("perceval")
    game.passes("perceval")
    return game.settle()


def test_the_stake_is_doubled_and_the_combination_is_not() -> None:
    game = laid()
    assert game.says("karadoc", "civet_double", target="perceval") == "counted"
    assert played(game).scores["perceval"] == 250
    assert game.holds["karadoc"] == set()
    stake = game.told(PointsMoved)[0].movements[0]
    assert (stake.base, stake.points, [t.rule for t in stake.modifiers]) == (50, 100, ["civet_double"])


def test_lost_double_too() -> None:
    game = laid(dice="551")
    game.says("karadoc", "civet_double", target="perceval")
    assert played(game).scores["perceval"] == 25


def test_each_doubling_doubles_again_and_102_is_no_limit() -> None:
    game = laid(arthur="civet_filoche", amount=60, karadoc="civet civet_filoche", target=1000)
    game.says("karadoc", "civet_double", target="perceval")
    assert game.holds["karadoc"] == {"civet_filoche"}, "his Civet first"
    game.says("arthur", "civet_double", target="perceval")
    assert game.holds["arthur"] == set()
    assert game.says("karadoc", "civet_double", target="perceval") == "counted", "with both he may double twice (R2)"
    assert played(game).scores["perceval"] == 100 + 8 * 60 + 50


def test_simultaneous_doublings_all_count() -> None:
    game = laid(arthur="civet")
    game.says("karadoc", "civet_double", target="perceval", plus=100)
    game.says("arthur", "civet_double", target="perceval", plus=0)
    assert played(game).scores["perceval"] == 350


@pytest.mark.parametrize("wrong", ["own", "nothing_held", "no_civet", "too_late"])
def test_out_of_bounds(wrong: str) -> None:
    game = laid(karadoc="" if wrong == "nothing_held" else "civet")
    author, target = ("perceval", "perceval") if wrong == "own" else ("karadoc", "perceval")
    if wrong == "no_civet":
        target = "arthur"
    if wrong == "too_late":
        game.throw("perceval")
    assert game.says(author, "civet_double", target=target) == "bevue"


def test_without_negative_scores_the_doubled_stake_must_be_covered() -> None:
    game = laid(score=100, arthur="civet", negative_scores=False)
    assert game.may("karadoc")["civet_double"] == {"targets": ["perceval"]}
    assert game.says("karadoc", "civet_double", target="perceval") == "counted"
    assert "civet_double" not in game.may("arthur")
    assert game.says("arthur", "civet_double", target="perceval") == "bevue"
    assert game.holds["arthur"] == {"civet"}


def test_flanned_like_the_civet_and_counted_in_the_equality() -> None:
    game = laid(dice="235", amount=25, karadoc="civet", arthur="flan")
    game.says("karadoc", "civet_double", target="perceval")
    game.says("arthur", "flan", target="perceval")
    assert played(game).scores["perceval"] == 100 - 50 - 50
    game = laid(dice="551", amount=25 // 2, karadoc="civet")
    game.says("karadoc", "civet_double", target="perceval")
    played(game)
    assert game.holds["perceval"] == set()
    game = laid(dice="661", amount=18, karadoc="civet")
    game.says("karadoc", "civet_double", target="perceval")
    played(game)
    assert game.holds["perceval"] == {"civet_filoche"}


def test_wikimonde_does_not_know_it() -> None:
    game = laid(book="wikimonde")
    assert game.says("karadoc", "civet_double", target="perceval") == "unknown_annonce"

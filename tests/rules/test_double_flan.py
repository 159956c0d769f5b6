"""Card double_flan, sentence by sentence."""

from __future__ import annotations

import pytest

from tests.support.told import Told

BOOKS = ("wikimonde", "titouan")
FLAN = "flan"
SEATS = {"perceval": 200, "karadoc": (100, FLAN), "arthur": (100, FLAN), "leodagan": (100, FLAN)}


def layers(book: str, weight: int, dice: str) -> Told:
    game = Told(book, seats=SEATS, dice=dice)
    for player in ("karadoc", "arthur", "leodagan")[:weight]:
        assert game.says(player, FLAN, target="perceval") == "counted"
    game.turn("perceval")
    return game


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("weight", [1, 2, 3])
def test_weights_add_up(book: str, weight: int) -> None:
    assert layers(book, weight, "235").settle().scores["perceval"] == 200 - 50 * weight


@pytest.mark.parametrize("book", BOOKS)
def test_everything_in_the_table_is_multiplied(book: str) -> None:
    game = layers(book, 2, "123")
    game.says("arthur", "grelotte_ca_picote")
    assert game.settle().scores == {"perceval": 164, "karadoc": 100, "arthur": 80, "leodagan": 100}
    game = layers(book, 2, "224")
    game.says("arthur", "pas_mou_le_caillou")
    assert game.settle().scores["arthur"] == 36


def twice_by_one(book: str) -> Told:
    """Karadoc flans Perceval, whose Néant keeps the Flan, and gets a new one."""
    game = Told(book, seats={"perceval": 100, "karadoc": (100, FLAN)}, dice="513 652 551")
    game.says("karadoc", FLAN, target="perceval")
    game.turn("perceval")
    game.turn("karadoc")
    game.says("karadoc", "a_kadoc")
    return game


def test_titouan_the_first_flanneur_may_add_one_himself_after_a_neant() -> None:
    game = twice_by_one("titouan")
    assert game.says("karadoc", FLAN, target="perceval") == "counted"
    game.turn("perceval")
    assert game.settle().scores["perceval"] == 50


def test_wikimonde_asks_for_another_player() -> None:
    game = twice_by_one("wikimonde")
    assert FLAN not in game.may("karadoc")
    assert game.says("karadoc", FLAN, target="perceval") == "bevue"
    assert game.holds["karadoc"] == {FLAN}
    game.turn("perceval")
    assert game.settle().scores["perceval"] == 75


def test_a_neant_keeps_the_whole_weight() -> None:
    game = layers("wikimonde", 2, "135 135 135 135 235")
    for player in ("karadoc", "arthur", "leodagan", "perceval"):
        game.turn(player)
    assert game.scores["perceval"] == 100


def test_switched_off_a_second_flan_is_out_of_bounds() -> None:
    game = Told(seats=SEATS, rules={"double_flan": False})
    game.says("karadoc", FLAN, target="perceval")
    assert game.says("arthur", FLAN, target="perceval") == "bevue"
    assert game.says("arthur", FLAN, target="leodagan") == "counted"


def test_without_the_flan_it_is_off() -> None:
    assert "double_flan" not in Told(rules={FLAN: False}).game.state.rules

"""Card chouette, sentence by sentence."""

from __future__ import annotations

import pytest

from tests.support.told import PlainTold as Told


@pytest.mark.parametrize("book", ["wikimonde", "titouan"])
@pytest.mark.parametrize(
    ("dice", "points"), [("113", 1), ("225", 4), ("335", 9), ("445", 16), ("155", 25), ("566", 36)]
)
def test_the_maker_gains_the_square_of_the_face(book: str, dice: str, points: int) -> None:
    game = Told(book, dice=dice)
    game.turn("perceval")
    assert game.scores == {"perceval": 100 + points, "karadoc": 100, "arthur": 100}


def test_there_is_no_minimum_score() -> None:
    game = Told("titouan", seats={"perceval": -300, "karadoc": 0}, dice="566")
    game.turn("perceval")
    assert game.scores["perceval"] == -264


def test_when_no_sirotage_window_opens_it_is_settled_at_the_landing_and_wins_there() -> None:
    game = Told(seats={"perceval": 310, "karadoc": 0}, dice="566")
    game.turn("perceval")
    assert game.winner == "perceval"


def test_then_the_next_player() -> None:
    game = Told(dice="113")
    game.turn("perceval")
    assert game.turn_of == "karadoc"


@pytest.mark.parametrize("order", ["355", "535", "553"])
def test_the_order_in_which_the_dice_fell_does_not_matter(order: str) -> None:
    game = Told(dice=order)
    game.turn("perceval")
    assert game.scores["perceval"] == 125

"""Card velute, sentence by sentence."""

from __future__ import annotations

import pytest

from tests.support.told import Told


@pytest.mark.parametrize("book", ["wikimonde", "titouan"])
@pytest.mark.parametrize(("dice", "points"), [("134", 32), ("451", 50), ("523", 50), ("156", 72), ("642", 72)])
def test_the_maker_gains_twice_the_square_of_the_highest_die_at_the_landing(book: str, dice: str, points: int) -> None:
    game = Told(book, dice=dice)
    game.turn("perceval")
    assert game.scores == {"perceval": 100 + points, "karadoc": 100, "arthur": 100}
    assert game.turn_of == "karadoc"


def test_1_2_3_pays_18_together_with_its_suite() -> None:
    game = Told(dice="123")
    game.turn("perceval")
    assert game.scores["perceval"] == 100, "not before the Suite is over"
    for player in ("perceval", "karadoc"):
        game.says(player, "grelotte_ca_picote")
    game.settle()
    assert game.settlements == [{"perceval": 18, "arthur": -10}]


def test_with_suite_off_1_2_3_is_a_velute_alone() -> None:
    game = Told(dice="123", rules={"suite": False})
    game.turn("perceval")
    assert game.settlements == [{"perceval": 18}]

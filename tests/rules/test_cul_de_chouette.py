"""Card cul_de_chouette, sentence by sentence."""

from __future__ import annotations

import pytest

from tests.support.told import PlainTold as Told


@pytest.mark.parametrize("book", ["wikimonde", "titouan"])
@pytest.mark.parametrize("face", range(1, 7))
def test_the_maker_gains_40_and_ten_times_the_face_at_the_landing(book: str, face: int) -> None:
    game = Told(book, dice=f"{face}" * 3)
    game.turn("perceval")
    assert game.scores == {"perceval": 140 + 10 * face, "karadoc": 100, "arthur": 100}
    assert game.turn_of == "karadoc"


def test_with_the_rule_off_it_is_a_chouette_of_that_face() -> None:
    game = Told(dice="666", rules={"cul_de_chouette": False})
    game.turn("perceval")
    assert game.scores["perceval"] == 136

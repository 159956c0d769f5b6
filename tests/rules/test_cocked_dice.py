"""Card cocked_dice, sentence by sentence. A face 0 is a fallen die."""

from __future__ import annotations

from typing import Any

import pytest

from service import engine
from service.engine.dice import source as dice
from service.engine.dice.events import DiceRolled
from service.engine.dice.source import DiceSource
from tests.support.told import Told

ON = {"cocked_dice": 20}


def falling(faces: str, book: str = "wikimonde", **more: Any) -> Told:
    return Told(book, dice=faces, **{**ON, **more})


@pytest.mark.parametrize("faces", ["60 14 5", "06 14 5", "00 14 5"])
def test_one_or_both_chouettes_both_are_thrown_again_for_one_bevue(faces: str) -> None:
    game = falling(faces)
    assert game.roll("perceval") == "bevue"
    assert game.roll("perceval", plus=1) == "counted", "at once"
    assert game.throw("perceval") == "counted"
    assert game.scores["perceval"] == 140
    assert game.bevues["perceval"] == 1


def test_the_cul_alone_is_thrown_again_without_a_new_pause() -> None:
    game = falling("14 0 5")
    game.throw("perceval")
    assert game.throw("perceval") == "bevue"
    assert game.roll("perceval", plus=1) == "counted"
    assert game.scores["perceval"] == 140


def test_it_may_fall_again_and_cost_again() -> None:
    game = falling("14 0 0 5")
    game.throw("perceval")
    assert [game.throw("perceval") for _ in range(3)] == ["bevue", "bevue", "counted"]
    assert game.scores["perceval"] == 130


def test_lenient_it_costs_nothing() -> None:
    game = falling("60 14 5", bevue="lenient")
    assert game.roll("perceval") == "counted"
    game.throw("perceval")
    game.throw("perceval")
    assert game.scores["perceval"] == 150
    assert game.bevues["perceval"] == 0


def test_dice_thrown_together_otherwise_are_all_thrown_again_and_kept_dice_stay() -> None:
    seats = {"perceval": (100, "grelottine"), "karadoc": (100, "grelottine"), "arthur": 100}
    game = falling("136 04 12", seats=seats)
    game.challenges("perceval", "karadoc")
    game.terms("perceval", "velute", 10)
    game.throw("karadoc")
    game.throw("karadoc")
    assert game.throw("karadoc", keep=[3]) == "bevue"
    assert game.window("re_throw").lying == [1, 3, 6]
    assert game.throw("karadoc", keep=[3]) == "counted"
    assert game.told(DiceRolled)[-1].table == [1, 3, 2]


def test_before_the_first_turn_nothing() -> None:
    game = falling("0123", first=None)
    assert game.roll("perceval") == "counted"
    assert game.bevues["perceval"] == 0
    assert [game.roll(p, plus=60) for p in ("perceval", "karadoc", "arthur")] == ["counted"] * 3
    assert game.turn_of == "perceval"


def test_the_die_of_a_roll_off_costs_and_is_thrown_again() -> None:
    seats = {"perceval": (100, "grelottine"), "karadoc": (100, "grelottine"), "arthur": (100, "grelottine")}
    game = falling("0 2 5", seats=seats)
    game.challenges("perceval", "arthur")
    game.challenges("karadoc", "arthur", plus=10)
    game.wait(50)
    assert game.roll("perceval") == "bevue"
    assert game.roll("perceval") == "counted"
    assert game.roll("karadoc") == "counted"
    assert game.scores == {"perceval": 90, "karadoc": 100, "arthur": 100}


def test_an_achat_window_stands_as_before_the_roll() -> None:
    game = falling("14 0 5")
    game.throw("perceval")
    game.throw("perceval")
    assert "j_achete" in game.may("karadoc")
    assert game.says("karadoc", "j_achete") == "counted"
    game.wait(60)
    assert game.to_throw == "karadoc"
    assert game.throw("karadoc") == "counted"
    assert game.scores == {"perceval": 90, "karadoc": 120, "arthur": 100}


def test_a_vert_linette_stands() -> None:
    game = falling("64 0 2")
    game.throw("perceval")
    game.says("karadoc", "vert_linette")
    game.throw("perceval")
    game.throw("perceval")
    assert game.settle().scores["karadoc"] == 125


def test_a_preventive_stays_in_force_during_the_rethrow() -> None:
    game = falling("11 0 2", flight_ms=800)
    game.throw("perceval")
    game.throw("perceval")
    assert game.says("karadoc", "pas_mou_le_caillou", at=-500) == "counted"
    game.wait(600)
    assert game.bevues == {"perceval": 1, "karadoc": 0, "arthur": 0}
    assert game.roll("perceval") == "counted"
    game.wait(900)
    assert game.scores == {"perceval": 90, "karadoc": 108, "arthur": 100}


def test_an_until_window_is_open_again_until_the_new_release() -> None:
    game = falling("14 0 5", flight_ms=800)
    game.throw("perceval")
    game.throw("perceval")
    assert "j_achete" not in game.may("karadoc")
    game.wait(900)
    assert "j_achete" in game.may("karadoc")


def test_dice_that_the_table_throws_never_fall() -> None:
    game = falling("0 14 0 5", turn_ms=3_000)
    game.wait(8_000)
    assert all(0 not in e.faces for e in game.told(DiceRolled))
    assert game.bevues["perceval"] == 0


def test_a_bevue_that_puts_the_thrower_out_ends_his_turn() -> None:
    game = falling("60", "titouan", seats={"perceval": -335, "karadoc": 0, "arthur": 0})
    assert game.roll("perceval") == "bevue"
    assert game.out == ["perceval"]
    assert game.turn_of == "karadoc"


def test_without_the_option_no_such_face_may_come() -> None:
    with pytest.raises(engine.Refusal, match="cocked_dice"):
        Told(dice="60")


def test_so_many_of_1000_dice_fall_and_anybody_can_check_it() -> None:
    seed = "ab" * 32
    fallen = sum(dice.falls(seed, "", index, 100) for index in range(2_000))
    assert 140 < fallen < 260
    assert not any(dice.falls(seed, "", index, 0) for index in range(100))


def test_a_throw_of_the_table_never_falls_and_leaves_the_fallen_dice_of_later_throws() -> None:
    given = DiceSource(seed=None, given=[0, 1, 4, 5, 6, 0, 2, 3])
    assert dice.throw(given, 2, 20, never_fall=True) == ([1, 4], None)
    assert given.given == [5, 6, 0, 2, 3]

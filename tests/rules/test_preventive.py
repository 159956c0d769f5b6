"""Card preventive, sentence by sentence. Dice fly for 800 ms; they are released at the roll."""

from __future__ import annotations

from typing import Any

import pytest

from service import engine
from service.engine.dice.events import DiceRolled, PreventiveFailed
from tests.support.told import Told

SHOUT = "pas_mou_le_caillou"
GRELOTTE = "grelotte_ca_picote"
BOOKS = ("wikimonde", "titouan")


def flying(dice: str, book: str = "wikimonde", **more: Any) -> Told:
    """Perceval's cul is in the air; `at` counts from its landing, so that it is negative in the air."""
    game = Told(book, dice=dice, **{"flight_ms": 800, **more})
    assert game.throw("perceval") == "counted"
    assert game.throw("perceval") == "counted"
    return game


def test_dice_lie_flight_ms_after_the_roll_and_pauses_count_from_there() -> None:
    game = Told(dice="145", flight_ms=800)
    game.roll("perceval", at=0)
    assert game.told(DiceRolled) == []
    assert game.roll("perceval", at=-500) == "too_early", "they are in the air"
    assert engine.view(game.game, None).throw is None
    game.wait(500)
    assert [e.at for e in game.told(DiceRolled)] == [800]
    assert game.roll("perceval", at=1_499) == "too_early"
    assert game.roll("perceval", at=1_500) == "counted"
    assert game.settle().scores["perceval"] == 150


@pytest.mark.parametrize("book", BOOKS)
def test_it_counts_before_every_later_shout(book: str) -> None:
    game = flying("336", book)
    assert game.says("karadoc", SHOUT, at=-10) == "counted"
    assert game.says("arthur", SHOUT, at=10) == "too_late"
    assert game.settle().scores == {"perceval": 100, "karadoc": 172, "arthur": 100}


@pytest.mark.parametrize("book", BOOKS)
def test_it_counts_too_from_who_stands_up_before_the_landing(book: str) -> None:
    game = flying("336", book)
    assert game.says("karadoc", SHOUT, at=-400) == "counted"
    assert game.leaves("karadoc") == "counted"
    assert game.wait(1_000).scores == {"perceval": 100, "karadoc": 172, "arthur": 100}
    assert game.presence("karadoc") == "standing"


def test_a_wrong_one_costs_him_a_bevue_all_the_same() -> None:
    game = flying("335")
    game.says("karadoc", SHOUT, at=-400)
    game.leaves("karadoc")
    assert game.wait(1_000).bevues["karadoc"] == 1


def test_two_within_tie_ms_are_simultaneous() -> None:
    game = flying("112")
    game.says("karadoc", SHOUT, at=-500)
    game.says("arthur", SHOUT, at=-460)
    assert game.settle().scores == {"perceval": 100, "karadoc": 92, "arthur": 92}


def test_of_two_further_apart_the_earlier_wins() -> None:
    game = flying("112")
    game.says("karadoc", SHOUT, at=-500)
    game.says("arthur", SHOUT, at=-440)
    assert game.settle().scores == {"perceval": 100, "karadoc": 108, "arthur": 100}


@pytest.mark.parametrize("book", BOOKS)
def test_one_that_the_landing_does_not_bear_out_is_a_bevue_before_the_combination(book: str) -> None:
    game = flying("145", book)
    game.says("karadoc", SHOUT, at=-500)
    assert game.bevues["karadoc"] == 0
    game.settle()
    assert game.settlements == [{"karadoc": -10}, {"perceval": 50}]


def test_lenient_it_is_refused_and_costs_nothing() -> None:
    game = flying("145", bevue="lenient")
    game.says("karadoc", SHOUT, at=-500)
    game.settle()
    assert game.settlements == [{"perceval": 50}]
    assert [(e.player, e.code) for e in game.told(PreventiveFailed)] == [("karadoc", "preventive_failed")]


def test_several_by_one_player_in_one_flight_are_judged_one_by_one() -> None:
    game = flying("112")
    game.says("karadoc", SHOUT, at=-500)
    game.says("karadoc", GRELOTTE, at=-300)
    game.says("karadoc", SHOUT, at=-100)
    game.settle()
    assert game.bevues["karadoc"] == 2
    assert game.scores["karadoc"] == 88


def test_a_double_press_in_the_air_is_one_act() -> None:
    game = flying("112")
    game.says("karadoc", SHOUT, at=-500)
    assert game.says("karadoc", SHOUT, at=-460) == "repeated"
    assert game.settle().bevues["karadoc"] == 0


def test_the_thrower_may_make_one_about_his_own_dice() -> None:
    game = flying("112")
    game.says("perceval", SHOUT, at=-500)
    assert game.settle().scores["perceval"] == 108


def test_the_word_of_a_second_step_is_a_bevue() -> None:
    game = flying("234")
    game.says("karadoc", "sans_fin_est_la_moisissure", at=-500)
    game.wait(600)
    assert game.bevues["karadoc"] == 1


def test_last_loses_a_preventive_is_not_last_if_anybody_shouts_later() -> None:
    game = flying("234", seats={"perceval": 100, "karadoc": 100})
    game.says("karadoc", GRELOTTE, at=-20)
    game.says("perceval", GRELOTTE, at=20)
    assert game.settle().scores == {"perceval": 90, "karadoc": 100}


def test_any_moment_annonces_in_the_air_count_as_always() -> None:
    game = Told(dice="145", flight_ms=800, seats={"perceval": 100, "karadoc": (100, "flan"), "arthur": 100})
    game.roll("perceval", at=0)
    assert game.says("karadoc", "flan", at=-500, target="arthur") == "counted"
    assert game.settle().bevues["karadoc"] == 0


def test_terms_and_bets_are_no_preventives() -> None:
    game = flying("112")
    assert game.terms("karadoc", "velute", 10, at=-500) == "bevue"


def test_the_release_closes_what_lasts_until_it() -> None:
    """An Achat while the cul flies is a failed Préventive; during the flight of the chouettes it counts."""
    game = flying("145")
    assert game.says("karadoc", "j_achete", at=-500) == "counted"
    game.settle()
    assert game.scores == {"perceval": 150, "karadoc": 90, "arthur": 100}
    game = Told(dice="145", flight_ms=800)
    game.roll("perceval", at=0)
    assert game.says("karadoc", "j_achete", at=-500) == "counted"
    game.wait(501)
    assert game.scores["karadoc"] == 70
    assert game.to_throw == "karadoc"
    assert game.roll("karadoc", at=1_499) == "too_early", "the pause counts from the landing"
    assert game.roll("karadoc", at=1_500) == "counted"


def test_a_grelottine_while_the_chouettes_fly_is_wrong() -> None:
    seats = {"perceval": 100, "karadoc": (100, "grelottine"), "arthur": (100, "grelottine")}
    game = Told(dice="14", flight_ms=800, seats=seats)
    game.roll("perceval", at=0)
    assert "grelottine" not in game.may("karadoc")
    game.challenges("karadoc", "arthur", at=-500)
    game.wait(600)
    assert game.bevues["karadoc"] == 1


def test_a_sirop_taken_in_the_air_counts_from_the_landing() -> None:
    game = flying("335")
    assert game.says("perceval", "je_sirote", at=-500) == "counted"
    game.wait(501)
    assert "je_sirote" not in game.may("perceval")
    assert game.window("birds").deadline == game.landed + 15_000


def test_an_out_of_bounds_preventive_is_a_bevue() -> None:
    game = flying("335", seats={"perceval": 5, "karadoc": 100})
    game.says("perceval", "je_sirote", at=-500)
    game.wait(600)
    assert game.bevues["perceval"] == 1


def test_what_would_be_late_and_is_not_borne_out_is_free() -> None:
    game = Told(dice="112 145", flight_ms=400, seats={"perceval": 100, "karadoc": 100}, pause_ms=100)
    game.turn("perceval")
    game.wait(400)
    for player in ("perceval", "karadoc"):
        game.passes(player, plus=1)
    assert game.roll("karadoc", plus=200) == "counted"
    assert game.says("perceval", SHOUT, plus=100) == "counted"
    game.wait(400)
    assert game.bevues["perceval"] == 0


def test_switched_off_a_shout_in_the_air_is_simply_too_early() -> None:
    game = flying("112", rules={"preventive": False})
    assert game.says("karadoc", SHOUT, at=-500) == "bevue"


def test_with_flight_ms_0_there_is_none() -> None:
    game = Told(dice="112")
    game.throw("perceval")
    assert game.says("karadoc", SHOUT) == "bevue"


def test_the_throw_of_the_table_flies_too() -> None:
    game = Told(dice="145", flight_ms=800, turn_ms=3_000)
    game.wait(3_100)
    assert game.told(DiceRolled) == []
    game.wait(800)
    assert game.told(DiceRolled)[-1].by_table


def test_a_thrower_who_is_put_out_in_the_air_throws_nothing() -> None:
    game = flying("145", "titouan", seats={"perceval": -335, "karadoc": 100, "arthur": 100})
    game.says("karadoc", SHOUT, at=-600)
    assert game.says("perceval", "poulette", at=-500) == "counted"
    game.settle()
    assert game.out == ["perceval"]
    assert game.turn_of == "karadoc"


def test_it_survives_being_stored_in_the_air() -> None:
    game = flying("112")
    game.says("karadoc", SHOUT, at=-500)
    game.game = engine.decode(engine.encode(game.game))
    assert game.settle().scores["karadoc"] == 108


def test_flanned_chouette_velute_being_first_is_losing() -> None:
    game = Told(dice="336", flight_ms=800, seats={"perceval": 100, "karadoc": (100, "flan"), "arthur": 100})
    game.says("karadoc", "flan", target="perceval")
    game.turn("perceval")
    game.says("arthur", SHOUT, at=-500)
    assert game.settle().scores["arthur"] == 28


def test_a_flan_aimed_while_the_chouettes_fly_waits_for_the_next_turn() -> None:
    game = Told(dice="145", flight_ms=800, seats={"perceval": 100, "karadoc": (100, "flan"), "arthur": 100})
    game.roll("perceval", at=0)
    assert game.says("karadoc", "flan", at=-500, target="perceval") == "counted"
    game.throw("perceval")
    assert game.settle().scores["perceval"] == 150
    assert [flan.on for flan in game.game.state.flans] == ["perceval"]  # type: ignore[attr-defined]


def test_a_civet_while_the_chouettes_fly_is_too_late_for_them() -> None:
    game = Told(dice="145", flight_ms=800, seats={"perceval": (100, "civet"), "karadoc": 100})
    game.roll("perceval", at=0)
    assert "civet" not in game.may("perceval")

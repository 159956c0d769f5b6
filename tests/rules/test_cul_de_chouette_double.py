"""Card cul_de_chouette_double, sentence by sentence."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.told import Told

SHOUT = "cul_de_chouette"
BOOKS = ("wikimonde", "titouan")


def thrown(dice: str, book: str = "wikimonde", **options: Any) -> Told:
    """Perceval has thrown a Cul de Chouette."""
    game = Told(book, dice=dice, **options)
    game.turn("perceval")
    return game


def doubled(dice: str, book: str = "wikimonde", **options: Any) -> Told:
    """He doubles it, and the three dice lie."""
    game = thrown(dice, book, **options)
    assert game.says("perceval", SHOUT) == "counted"
    game.turn("perceval")
    return game


def test_it_waits_for_the_offer_and_silence_pays_it() -> None:
    game = thrown("222")
    assert game.waiting() == {"cul_de_chouette_double": ["perceval"]}
    game.wait(3_999)
    assert not game.settlements
    game.wait(1)
    assert game.settlements == [{"perceval": 60}]


def test_pass_pays_it_at_once() -> None:
    game = thrown("222")
    game.passes("perceval")
    assert game.settlements == [{"perceval": 60}]
    assert game.says("perceval", SHOUT) == "too_late"
    assert game.says("perceval", SHOUT, at=4_001) == "bevue"


def test_by_anybody_else_or_without_one_it_is_a_bevue() -> None:
    assert thrown("222").says("karadoc", SHOUT) == "bevue"
    assert thrown("225").says("perceval", SHOUT) == "bevue"


@pytest.mark.parametrize("book", BOOKS)
def test_another_face_pays_both(book: str) -> None:
    game = doubled("222 555", book)
    assert game.settlements == [{"perceval": 150}]
    assert game.turn_of == "karadoc"


def test_the_same_face_wins_the_game_in_titouan_and_pays_both_in_wikimonde() -> None:
    assert doubled("222 222").settlements == [{"perceval": 120}]
    game = doubled("222 222", "titouan", seats={"perceval": -300, "karadoc": 300})
    assert game.winner == "perceval"
    assert game.scores["perceval"] == -300


@pytest.mark.parametrize("book", BOOKS)
def test_anything_else_puts_him_out(book: str) -> None:
    seats = {"perceval": (100, "grelottine"), "karadoc": 100, "arthur": 100}
    game = doubled("222 336", book, seats=seats)
    assert game.out == ["perceval"]
    assert game.scores["perceval"] == 100
    assert game.holds["perceval"] == set()
    assert game.turn_of == game.to_throw == "karadoc"
    assert game.roll("perceval") == "out_of_game"
    for word, player in (("pas_mou_le_caillou", "karadoc"), ("attrape_oiseau", "arthur")):
        assert game.says(player, word) == "bevue", "the failed dice are no combination"


def test_the_last_one_left_wins() -> None:
    game = doubled("222 336", seats={"perceval": 300, "karadoc": 5})
    assert game.winner == "karadoc"


def test_the_three_dice_are_two_rolls_and_nobody_speaks_between_them() -> None:
    game = thrown("666 42 6")
    game.says("perceval", SHOUT)
    assert game.throw("perceval") == "counted"
    assert game.says("karadoc", "j_achete") == "bevue"
    assert game.says("karadoc", "vert_linette") == "bevue"
    assert game.roll("perceval", at=1_499) == "too_early"
    assert game.roll("perceval", at=1_500) == "counted"


def test_whoever_does_not_throw_has_them_thrown_for_him() -> None:
    game = thrown("222 444", turn_ms=5_000)
    game.says("perceval", SHOUT)
    game.wait(5_000 + 1_500)
    assert game.scores["perceval"] == 100 + 60 + 80


def test_a_second_doubling_on_the_second_one_is_none() -> None:
    game = doubled("222 555")
    assert "cul_de_chouette_double" not in game.waiting()
    assert game.says("perceval", SHOUT, plus=4_000) == "bevue"


def test_the_stake_of_a_duel_is_paid_though_the_doubling_fails() -> None:
    seats = {"perceval": (100, "grelottine"), "karadoc": (100, "grelottine"), "arthur": 100}
    game = Told(dice="556 5 124", seats=seats)
    game.challenges("perceval", "karadoc")
    game.terms("perceval", "cul_de_chouette", 33)
    game.turn("karadoc")
    game.throw("karadoc", keep=[5, 5])
    game.says("karadoc", SHOUT)
    assert game.settlements == [{"karadoc": 33, "perceval": -33}], "settled before the three new ones are thrown"
    game.turn("karadoc")
    assert game.out == ["karadoc"]
    assert game.scores == {"perceval": 67, "karadoc": 133, "arthur": 100}
    assert game.turn_of == game.to_throw == "perceval"


def test_a_duel_in_the_lull_of_his_own_turn_ends_that_turn_too() -> None:
    seats = {"perceval": (100, "grelottine"), "karadoc": (100, "grelottine"), "arthur": 100}
    game = Told(dice="556 5 124", seats=seats, first="karadoc")
    game.challenges("perceval", "karadoc")
    game.terms("perceval", "chouette", 33)
    game.turn("karadoc")
    game.throw("karadoc", keep=[5, 5])
    game.says("karadoc", SHOUT)
    game.turn("karadoc")
    assert game.turn_of == game.to_throw == "arthur"


def test_a_flanned_one_is_lost_and_the_second_is_won() -> None:
    seats = {"perceval": 100, "karadoc": (100, "flan"), "arthur": 100}
    game = Told(dice="222 555", seats=seats)
    game.says("karadoc", "flan", target="perceval")
    game.turn("perceval")
    game.says("perceval", SHOUT)
    game.turn("perceval")
    assert game.settlements == [{"perceval": -60 + 90}]


def test_the_sellers_pair_is_paid_in_any_case() -> None:
    game = Told(dice="444 125")
    game.throw("perceval")
    game.says("karadoc", "j_achete")
    game.throw("karadoc")
    assert game.says("karadoc", SHOUT) == "counted"
    assert game.scores == {"perceval": 116, "karadoc": 70, "arthur": 100}
    game.turn("karadoc")
    assert game.out == ["karadoc"]
    assert game.turn_of == "arthur"


def test_what_a_sirop_made_may_be_doubled_and_its_bets_are_settled_before() -> None:
    game = thrown("331 3 552")
    game.says("perceval", "je_sirote")
    game.wait(50)
    game.says("karadoc", "linotte")
    game.says("arthur", "couche_sirop")
    game.throw("perceval")
    assert game.says("perceval", SHOUT) == "counted"
    assert game.settlements == [{"karadoc": -5}]
    game.turn("perceval")
    assert game.out == ["perceval"]


def test_titouan_the_three_dice_wait_for_sirop_gagnant() -> None:
    game = thrown("331 3 555", "titouan")
    game.says("perceval", "je_sirote")
    game.wait(50)
    game.says("karadoc", "beau_sirop")
    game.says("arthur", "couche_sirop")
    game.throw("perceval")
    game.says("perceval", SHOUT)
    assert game.to_throw == "perceval"
    assert game.roll("perceval") == "too_early"
    game.says("karadoc", "sirop_gagnant")
    game.turn("perceval")
    assert game.settlements == [{"karadoc": 25}, {"perceval": 160}]


def test_one_alone_would_win_but_he_may_still_throw_it_away() -> None:
    game = thrown("666 125", seats={"perceval": 300, "karadoc": 100, "arthur": 100})
    assert game.winner is None
    game.says("perceval", SHOUT)
    game.turn("perceval")
    assert game.winner is None
    assert game.out == ["perceval"]


def test_in_a_team_only_the_player_is_out() -> None:
    seats = {"perceval": 100, "karadoc": 100, "arthur": 100, "leodagan": 100}
    game = doubled("222 336", seats=seats, teams={"a": ["perceval", "arthur"], "b": ["karadoc", "leodagan"]})
    assert game.out == ["perceval"]
    assert game.winner is None


def test_switched_off_a_cul_de_chouette_is_paid_at_the_landing() -> None:
    game = thrown("222", rules={"cul_de_chouette_double": False})
    assert game.settlements == [{"perceval": 60}]
    assert game.says("perceval", SHOUT) == "unknown_annonce"

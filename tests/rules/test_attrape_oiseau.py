"""Card attrape_oiseau, sentence by sentence."""

from __future__ import annotations

from typing import Any

import pytest

from service.engine.core.actions.acts import Annonce
from tests.support.told import Told

BOOKS = ("wikimonde", "titouan")
CATCH = "attrape_oiseau"


def chouette(dice: str, book: str = "wikimonde", **options: Any) -> Told:
    game = Told(book, dice=dice, **options)
    game.turn("perceval")
    return game


def caught(dice: str, book: str = "wikimonde", by: str = "arthur", **options: Any) -> Told:
    """Somebody has caught the bird of Perceval's Chouette, and the others decline."""
    game = chouette(dice, book, **options)
    assert game.says(by, CATCH) == "counted"
    game.wait(50)
    for player in [p for p in ("perceval", "karadoc", "arthur") if p != by]:
        assert game.says(player, "couche_sirop") == "counted"
    return game


@pytest.mark.parametrize("book", BOOKS)
def test_made_the_catcher_has_the_cul_de_chouette_and_the_author_his_chouette(book: str) -> None:
    game = caught("552 5", book)
    game.throw("arthur")
    game.settle()
    assert game.settlements == [{"perceval": 25, "arthur": 90}]
    assert game.turn_of == "karadoc", "after the player whose round it was"


@pytest.mark.parametrize("book", BOOKS)
def test_missed_the_catcher_loses_the_chouette_and_of_6_gains_a_civet(book: str) -> None:
    game = caught("662 1", book)
    game.throw("arthur")
    game.settle()
    assert game.settlements == [{"perceval": 36, "arthur": -36}]
    assert game.holds["arthur"] == {"civet"}


def test_what_comes_out_is_the_catchers() -> None:
    game = caught("441 3")
    game.throw("arthur")
    assert game.says("perceval", "raitournelle") == "bevue"
    assert game.says("arthur", "raitournelle") == "counted"
    game.settle()
    assert game.scores == {"perceval": 106, "karadoc": 100, "arthur": 100}


def test_the_author_bets_like_the_others() -> None:
    game = chouette("552 1")
    game.says("arthur", CATCH)
    game.wait(50)
    assert game.waiting()["birds"] == ["perceval", "karadoc"]
    game.says("perceval", "linotte")
    game.says("karadoc", "alouette")
    game.throw("arthur")
    game.settle()
    assert game.scores == {"perceval": 150, "karadoc": 95, "arthur": 75}


@pytest.mark.parametrize("tie_ms", [0, 50, 1_000])
@pytest.mark.parametrize(("gap", "sirotant"), [(0, "perceval"), (1, "karadoc"), (50, "karadoc"), (51, "karadoc")])
def test_the_author_comes_first_at_the_same_millisecond_only(gap: int, sirotant: str, tie_ms: int) -> None:
    game = chouette("552 5", tie_ms=tie_ms)
    game.says("karadoc", CATCH, at=600)
    game.says("perceval", "je_sirote", at=600 + gap)
    game.wait(1_060)
    assert game.to_throw == sirotant
    assert set(game.bevues.values()) == {0}


def test_of_two_catchers_the_earlier_has_the_bird_wherever_they_sit() -> None:
    game = chouette("552 5")
    game.says("arthur", CATCH, at=600)
    assert game.says("karadoc", CATCH, at=601) in ("counted", "too_late")
    game.wait(60)
    assert game.to_throw == "arthur"
    assert set(game.bevues.values()) == {0}


def test_a_catch_shouted_in_the_air_comes_before_an_author_who_shouts_a_moment_later_in_the_air() -> None:
    game = chouette("552 5", flight_ms=800)
    assert game.says("perceval", "je_sirote", plus=301) == "counted"
    game.act(Annonce(player="karadoc", at=game.now - 1, annonce=CATCH))
    game.wait(800)
    assert game.to_throw == "karadoc"
    assert set(game.bevues.values()) == {0}


def test_of_two_catchers_at_the_same_millisecond_the_one_who_sits_first_after_the_author() -> None:
    game = chouette("552 5")
    game.says("arthur", CATCH, at=600)
    game.says("karadoc", CATCH, at=600)
    game.wait(50)
    assert game.to_throw == "karadoc"


@pytest.mark.parametrize("score", [24, 25])
def test_wikimonde_needs_the_points_of_the_chouette(score: int) -> None:
    game = chouette("552", seats={"perceval": 100, "karadoc": score, "arthur": 100})
    assert (CATCH in game.may("karadoc")) is (score == 25)
    assert game.says("karadoc", CATCH) == ("counted" if score == 25 else "bevue")


def test_the_author_cannot_catch_his_own_bird() -> None:
    assert chouette("552").says("perceval", CATCH) == "bevue"


def test_the_author_may_say_fruits_au_sirop() -> None:
    game = caught("552 1")
    game.throw("arthur")
    assert game.says("perceval", "fruits_au_sirop") == "counted"
    game.settle()
    assert game.scores == {"perceval": 143, "karadoc": 100, "arthur": 75}


def test_two_players_may() -> None:
    game = chouette("552 5", seats={"perceval": 100, "karadoc": 100})
    assert game.says("karadoc", CATCH) == "counted"
    game.wait(50)
    game.says("perceval", "couche_sirop")
    game.throw("karadoc")
    game.settle()
    assert game.scores == {"perceval": 125, "karadoc": 190}


@pytest.mark.parametrize(("die", "points", "holds"), [(5, -90, set()), (1, 25, set())])
def test_a_flanned_catcher_loses_what_he_makes_and_gains_what_he_misses(die: int, points: int, holds: set[str]) -> None:
    seats = {"perceval": (100, "flan"), "karadoc": 100, "arthur": 100}
    game = Told(dice=f"552 {die}", seats=seats)
    game.says("perceval", "flan", target="arthur")
    game.turn("perceval")
    game.says("arthur", CATCH)
    game.wait(50)
    game.says("perceval", "linotte")
    game.says("karadoc", "couche_sirop")
    game.throw("arthur")
    game.settle()
    assert game.scores["arthur"] == 100 + points
    assert game.scores["perceval"] == 100 + 25 + (25 if die == 1 else -5), "bets never change"
    assert not game.game.state.flans, "and the Flan is used up"


def test_a_flanned_author_loses_his_chouette_whoever_catches() -> None:
    seats = {"perceval": 100, "karadoc": (100, "flan"), "arthur": 100}
    game = Told(dice="552 5", seats=seats)
    game.says("karadoc", "flan", target="perceval")
    game.turn("perceval")
    game.says("arthur", CATCH)
    game.wait(50)
    for player in ("perceval", "karadoc"):
        game.says(player, "couche_sirop")
    game.throw("arthur")
    game.settle()
    assert game.settlements == [{"perceval": -25, "arthur": 90}]


def test_the_catcher_who_made_it_may_double_and_all_else_is_settled_before() -> None:
    game = caught("552 5 444")
    game.throw("arthur")
    assert game.says("perceval", "cul_de_chouette") == "bevue"
    assert game.says("arthur", "cul_de_chouette") == "counted"
    assert game.scores["perceval"] == 100 - 10 + 25
    game.turn("arthur")
    assert game.scores["arthur"] == 100 + 90 + 80
    assert game.turn_of == "karadoc"


def test_switched_off_its_word_is_unknown_and_only_the_author_is_asked() -> None:
    game = chouette("552", rules={CATCH: False})
    assert game.says("karadoc", CATCH) == "unknown_annonce"
    assert game.waiting()["sirop"] == ["perceval"]


def test_the_grelottin_may_catch_the_bird_of_the_defie() -> None:
    seats = {"perceval": (100, "grelottine"), "karadoc": (100, "grelottine"), "arthur": 100}
    game = Told(dice="256 5 5", seats=seats)
    game.challenges("perceval", "karadoc")
    game.terms("perceval", "chouette", 20)
    game.turn("karadoc")
    game.throw("karadoc", keep=[2, 5])
    assert game.says("perceval", CATCH) == "counted"
    game.wait(50)
    for player in ("karadoc", "arthur"):
        game.says(player, "couche_sirop")
    game.throw("perceval")
    game.settle()
    assert game.scores == {"perceval": 170, "karadoc": 145, "arthur": 100}, "the terms were judged on the dice"


def test_a_void_attempt_may_end_the_game_by_what_it_costs() -> None:
    game = chouette("441", seats={"perceval": 400, "karadoc": 100, "arthur": 9})
    assert game.says("arthur", CATCH) == "bevue"
    assert game.winner == "perceval", "whoever is there already has won at the next settlement"

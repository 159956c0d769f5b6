"""Card contre_flan, sentence by sentence."""

from __future__ import annotations

import pytest

from tests.support.told import Told

BOOKS = ("wikimonde", "titouan")
FLAN = "flan"
SEATS = {"perceval": 200, "karadoc": (200, FLAN), "arthur": (200, FLAN), "leodagan": (200, FLAN)}


def countered(book: str, dice: str = "", **options: object) -> Told:
    """Karadoc flans Perceval, and Arthur counters him."""
    game = Told(book, seats=SEATS, dice=dice, **options)
    game.says("karadoc", FLAN, target="perceval")
    assert game.says("arthur", FLAN, target="karadoc") == "counted"
    return game


@pytest.mark.parametrize(("book", "weight"), [("wikimonde", 1), ("titouan", 2)])
def test_the_victim_is_freed_and_the_flanneur_is_flanned(book: str, weight: int) -> None:
    game = countered(book, "235 235")
    assert game.holds["karadoc"] == game.holds["arthur"] == set(), "both Flans are spent"
    game.turn("perceval")
    game.turn("karadoc")
    assert game.scores == {"perceval": 250, "karadoc": 200 - 50 * weight, "arthur": 200, "leodagan": 200}


def test_flans_of_others_stay_on_the_victim() -> None:
    game = Told(seats=SEATS, dice="235")
    game.says("karadoc", FLAN, target="perceval")
    game.says("leodagan", FLAN, target="perceval")
    game.says("arthur", FLAN, target="karadoc")
    game.turn("perceval")
    assert game.scores["perceval"] == 150


def test_titouan_a_contre_flanneur_is_countered_and_the_chain_does_not_grow() -> None:
    game = countered("titouan", "235 235 235")
    game.says("leodagan", FLAN, target="arthur")
    for player in ("perceval", "karadoc", "arthur"):
        game.turn(player)
    assert game.scores == {"perceval": 250, "karadoc": 250, "arthur": 100, "leodagan": 200}


def test_wikimonde_a_flan_on_a_contre_flanneur_is_an_ordinary_one() -> None:
    game = countered("wikimonde", "235 235 235")
    game.says("leodagan", FLAN, target="arthur")
    for player in ("perceval", "karadoc", "arthur"):
        game.turn(player)
    assert game.scores == {"perceval": 250, "karadoc": 150, "arthur": 150, "leodagan": 200}


@pytest.mark.parametrize(("book", "weight"), [("wikimonde", 2), ("titouan", 3)])
def test_further_flans_on_the_contre_flanne_add_1_each(book: str, weight: int) -> None:
    game = countered(book, "235 235")
    assert game.says("leodagan", FLAN, target="karadoc") == "counted"
    game.turn("perceval")
    game.turn("karadoc")
    assert game.scores["karadoc"] == 200 - 50 * weight


@pytest.mark.parametrize("book", BOOKS)
def test_the_victims_own_flan_is_an_ordinary_one(book: str) -> None:
    seats = {"perceval": (200, FLAN), "karadoc": (200, FLAN), "arthur": 200}
    game = Told(book, seats=seats, dice="235 235")
    game.says("karadoc", FLAN, target="perceval")
    game.says("perceval", FLAN, target="karadoc")
    game.turn("perceval")
    game.turn("karadoc")
    assert game.scores == {"perceval": 150, "karadoc": 150, "arthur": 200}


@pytest.mark.parametrize("book", BOOKS)
def test_once_the_victim_has_thrown_under_it_it_can_no_longer_be_countered(book: str) -> None:
    game = Told(book, seats=SEATS, dice="135 235 235 235 235")
    game.says("karadoc", FLAN, target="perceval")
    game.turn("perceval")
    game.says("arthur", FLAN, target="karadoc")
    for player in ("karadoc", "arthur", "leodagan", "perceval"):
        game.turn(player)
    assert game.scores == {"perceval": 150, "karadoc": 150, "arthur": 250, "leodagan": 250}


def test_after_the_victims_chouettes_it_is_an_ordinary_one() -> None:
    game = Told(seats=SEATS, dice="235 235")
    game.says("karadoc", FLAN, target="perceval")
    game.throw("perceval")
    game.says("arthur", FLAN, target="karadoc")
    game.throw("perceval")
    game.turn("karadoc")
    assert game.scores == {"perceval": 150, "karadoc": 150, "arthur": 200, "leodagan": 200}


def test_a_flanneur_with_two_flans_waiting_the_latest_is_countered() -> None:
    game = Told("titouan", seats=SEATS, dice="235 235 235 235")
    game.says("karadoc", FLAN, target="perceval")
    game.says("leodagan", "lance_flan", target="karadoc")
    game.says("karadoc", FLAN, target="leodagan")
    game.says("arthur", FLAN, target="karadoc")
    for player in ("perceval", "karadoc", "arthur", "leodagan"):
        game.turn(player)
    assert game.scores == {"perceval": 150, "karadoc": 100, "arthur": 250, "leodagan": 250}


def test_with_two_players_there_is_none() -> None:
    game = Told(seats={"perceval": (200, FLAN), "karadoc": (200, FLAN)}, dice="235")
    game.says("karadoc", FLAN, target="perceval")
    game.says("perceval", FLAN, target="karadoc")
    game.turn("perceval")
    assert game.scores["perceval"] == 150


def test_a_contre_flan_on_who_is_flanned_by_the_same_player_already_is_allowed() -> None:
    """Ruling: wikimonde's «another player» is about the Double Flan; a Contre-Flan is another rule."""
    game = Told(seats=SEATS, dice="652 135 652 135 235 135")
    game.says("arthur", FLAN, target="karadoc")
    game.turn("perceval")
    game.turn("karadoc")
    game.turn("arthur")
    game.says("arthur", "a_kadoc")
    game.says("karadoc", FLAN, target="leodagan")
    assert game.says("arthur", FLAN, target="karadoc") == "counted"
    game.turn("leodagan")
    game.turn("perceval")
    assert sum(f.weight for f in game.game.state.flans if f.on == "karadoc") == 2


def test_switched_off_a_flan_on_the_flanneur_is_an_ordinary_one() -> None:
    game = countered("titouan", "235 235", rules={"contre_flan": False})
    game.turn("perceval")
    game.turn("karadoc")
    assert game.scores == {"perceval": 150, "karadoc": 150, "arthur": 200, "leodagan": 200}


def test_when_the_victims_chouettes_are_in_the_air_it_is_an_ordinary_one() -> None:
    game = Told(seats=SEATS, dice="235 235", flight_ms=500)
    game.says("karadoc", FLAN, target="perceval")
    game.throw("perceval")
    game.says("arthur", FLAN, target="karadoc")
    for player in ("perceval", "karadoc", "karadoc"):
        game.wait(500)
        game.throw(player)
    game.wait(500)
    assert game.scores == {"perceval": 150, "karadoc": 150, "arthur": 200, "leodagan": 200}

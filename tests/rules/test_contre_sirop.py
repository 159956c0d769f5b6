"""Card contre_sirop, sentence by sentence."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.told import Told

SHOUT = "fruits_au_sirop"
BOOKS = ("wikimonde", "titouan")


def missed(dice: str = "331 5", book: str = "wikimonde", bets: dict[str, str] | None = None, **options: Any) -> Told:
    """Perceval has sirotéd; the last die has just landed."""
    game = Told(book, dice=dice, **options)
    game.turn("perceval")
    game.says("perceval", "je_sirote")
    game.wait(50)
    for player in [p for p in game.scores if p != "perceval"]:
        game.says(player, (bets or {}).get(player, "couche_sirop"))
    game.throw("perceval")
    return game


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize(("face", "points"), [(1, 10), (2, 12), (3, 14), (4, 16), (5, 18), (6, 20)])
def test_one_first_gains_a_fifth_of_the_cul_de_chouette(book: str, face: int, points: int) -> None:
    other = 5 if face != 5 else 2
    game = missed(f"{face}{face}{other} {other}", book)
    assert game.says("karadoc", SHOUT, at=600) == "counted"
    assert game.says("arthur", SHOUT, at=651) == "too_late"
    game.settle()
    assert game.settlements == [{"perceval": -(face**2), "karadoc": points}]


def test_several_at_once_lose_it_each() -> None:
    game = missed()
    game.says("karadoc", SHOUT, at=600)
    game.says("arthur", SHOUT, at=650)
    game.settle()
    assert game.scores == {"perceval": 91, "karadoc": 86, "arthur": 86}


def test_silence_nothing() -> None:
    game = missed().settle()
    assert game.settlements == [{"perceval": -9}]


@pytest.mark.parametrize(
    ("die", "code"), [(2, "counted"), (4, "counted"), (6, "counted"), (1, "bevue"), (5, "bevue"), (3, "bevue")]
)
def test_the_sources_example(die: int, code: str) -> None:
    game = missed(f"331 {die}", bets={"karadoc": "linotte", "arthur": "bergeronnette"})
    assert game.says("arthur", SHOUT) == code


def test_titouan_a_winning_bet_whose_owner_forgets_it_forbids_it_too() -> None:
    game = missed("331 5", "titouan", bets={"karadoc": "bergeronnette"})
    assert game.says("arthur", SHOUT) == "bevue"


def test_before_the_die_lands_it_is_a_bevue() -> None:
    game = Told(dice="331")
    game.turn("perceval")
    assert game.says("karadoc", SHOUT) == "bevue"
    game.says("perceval", "je_sirote")
    assert game.says("karadoc", SHOUT) == "bevue"


def test_the_sirotant_may_only_with_two_players_in_the_game() -> None:
    assert missed().says("perceval", SHOUT) == "bevue"
    game = missed(seats={"perceval": 100, "karadoc": 100})
    assert game.says("perceval", SHOUT) == "counted"
    game.settle()
    assert game.scores["perceval"] == 100 - 9 + 14


def test_players_who_are_out_do_not_count() -> None:
    seats = {"perceval": 100, "karadoc": 100, "arthur": -340}
    game = Told("titouan", dice="331 5", seats=seats)
    assert game.says("arthur", SHOUT) == "bevue"
    game.turn("perceval")
    game.says("perceval", "je_sirote")
    game.wait(50)
    game.says("karadoc", "couche_sirop")
    game.throw("perceval")
    assert game.says("perceval", SHOUT) == "counted"


def test_one_may_shout_in_the_race_of_what_came_out_too() -> None:
    game = missed("331 6")
    assert game.says("karadoc", SHOUT) == "counted"
    assert game.says("karadoc", "pas_mou_le_caillou") == "counted"
    game.settle()
    assert game.settlements == [{"perceval": -9, "karadoc": 14}, {"karadoc": 72}]


def test_it_is_not_flanned() -> None:
    seats = {"perceval": 100, "karadoc": (100, "flan"), "arthur": 100}
    game = Told(dice="331 5", seats=seats)
    game.says("karadoc", "flan", target="perceval")
    game.turn("perceval")
    game.says("perceval", "je_sirote")
    game.wait(50)
    for player in ("karadoc", "arthur"):
        game.says(player, "couche_sirop")
    game.throw("perceval")
    game.says("arthur", SHOUT)
    game.settle()
    assert game.settlements == [{"perceval": -18, "arthur": 14}]


def test_switched_off_it_is_unknown() -> None:
    assert missed(rules={"contre_sirop": False}).says("karadoc", SHOUT) == "unknown_annonce"


@pytest.mark.parametrize(("book", "each"), [("titouan", 14), ("wikimonde", -14)])
def test_team_mates_alone_and_at_once(book: str, each: int) -> None:
    seats = {"perceval": 100, "karadoc": 100, "arthur": 100, "leodagan": 100}
    game = missed(book=book, seats=seats, teams={"a": ["perceval", "arthur"], "b": ["karadoc", "leodagan"]})
    for player in ("karadoc", "leodagan"):
        assert game.says(player, SHOUT, at=600) == "counted"
    game.settle()
    assert game.scores["karadoc"] == game.scores["leodagan"] == 100 + 2 * each

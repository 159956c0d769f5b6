"""Card double_achat, sentence by sentence."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.told import PlainTold, Told

BOOKS = ("wikimonde", "titouan")


def bought(dice: str = "25 3", book: str = "wikimonde", **options: Any) -> PlainTold:
    """Karadoc has bought Perceval's cul, 300 ms after the chouettes."""
    game = PlainTold(book, dice=dice, **options)
    game.throw("perceval")
    assert game.says("karadoc", "j_achete", at=300) == "counted"
    game.wait(50)
    return game


@pytest.mark.parametrize("book", BOOKS)
def test_je_rachete_counts_at_once_and_costs_30_every_time(book: str) -> None:
    game = bought(book=book)
    assert game.says("arthur", "je_rachete", at=400) == "counted"
    game.wait(50)
    assert game.to_throw == "arthur"
    assert game.says("karadoc", "je_rachete", at=900) == "counted"
    game.wait(50)
    game.throw("karadoc")
    assert game.settlements == [{"karadoc": -30}, {"arthur": -30}, {"karadoc": -30}, {"karadoc": 50}]


@pytest.mark.parametrize("book", BOOKS)
def test_j_achete_a_moment_after_an_achat_is_late(book: str) -> None:
    game = bought(book=book)
    assert game.says("arthur", "j_achete", at=1_799) == "too_late"
    assert game.says("perceval", "j_achete", at=1_799) == "too_late"


@pytest.mark.parametrize(("book", "code"), [("wikimonde", "bevue"), ("titouan", "counted")])
def test_j_achete_later(book: str, code: str) -> None:
    assert bought(book=book).says("arthur", "j_achete", at=1_801) == code


@pytest.mark.parametrize("book", BOOKS)
def test_je_rachete_when_nothing_has_been_bought_is_a_bevue(book: str) -> None:
    game = PlainTold(book, dice="25")
    game.throw("perceval")
    assert game.says("karadoc", "je_rachete") == "bevue"


@pytest.mark.parametrize("word", ["j_achete", "je_rachete"])
@pytest.mark.parametrize("book", BOOKS)
def test_either_by_the_present_owner_is_a_bevue(book: str, word: str) -> None:
    assert bought(book=book).says("karadoc", word, at=2_000) == "bevue"


def test_simultaneous_j_achete_and_je_rachete_with_nothing_bought_yet_do_not_tie() -> None:
    game = PlainTold(dice="25")
    game.throw("perceval")
    game.says("karadoc", "j_achete", at=300)
    assert game.says("arthur", "je_rachete", at=320) == "bevue"
    game.wait(40)
    assert game.to_throw == "karadoc"


def test_titouan_both_words_tie_once_something_is_bought() -> None:
    game = bought("25 6 1 3", "titouan")
    game.says("arthur", "j_achete", at=2_000)
    game.says("perceval", "je_rachete", at=2_040)
    game.wait(20)
    game.roll("arthur")
    game.roll("perceval")
    assert game.to_throw == "perceval"


def test_back_to_the_author_the_throw_is_his_as_before() -> None:
    game = bought("33 3")
    game.says("perceval", "je_rachete")
    game.wait(50)
    game.throw("perceval")
    assert game.settlements == [{"karadoc": -30}, {"perceval": -30}, {"perceval": 70}], "his pair is not paid besides"


def test_an_earlier_buyer_gets_nothing() -> None:
    game = bought("33 1")
    game.says("arthur", "je_rachete")
    game.wait(50)
    game.throw("arthur")
    assert game.scores == {"perceval": 109, "karadoc": 70, "arthur": 79}


def test_it_needs_30_points_too() -> None:
    game = bought(seats={"perceval": 29, "karadoc": 100, "arthur": 100})
    assert game.says("perceval", "je_rachete") == "bevue"


def test_the_flan_goes_along_and_the_price_stays() -> None:
    seats = {"perceval": 100, "karadoc": (100, "flan"), "arthur": 100}
    game = PlainTold(dice="25 3", seats=seats)
    game.says("karadoc", "flan", target="perceval")
    game.throw("perceval")
    game.says("karadoc", "j_achete")
    game.wait(50)
    game.says("arthur", "je_rachete")
    game.wait(50)
    game.throw("arthur")
    assert game.settlements == [{"karadoc": -30}, {"arthur": -30}, {"arthur": -50}]


def test_switched_off_an_achat_is_final() -> None:
    game = bought(rules={"double_achat": False})
    assert game.says("arthur", "je_rachete") == "unknown_annonce"
    assert game.says("arthur", "j_achete", at=1_000) == "too_late"
    assert game.says("arthur", "j_achete", at=1_801) == "bevue"


@pytest.mark.parametrize("book", BOOKS)
def test_a_sirop_is_bought_again_and_the_bets_are_made_anew_each_time(book: str) -> None:
    game = Told(book, dice="331 5")
    game.turn("perceval")
    game.says("perceval", "je_sirote", at=300)
    game.wait(50)
    game.says("karadoc", "j_achete", at=500)
    game.wait(50)
    game.says("perceval", "bergeronnette")
    assert game.says("arthur", "j_achete") == "too_late"
    assert game.says("arthur", "je_rachete", at=900) == "counted"
    game.wait(50)
    assert game.waiting()["birds"] == ["perceval", "karadoc"]
    assert game.says("perceval", "je_rachete", at=1_200) == "counted"
    game.wait(50)
    for player in ("karadoc", "arthur"):
        game.says(player, "couche_sirop")
    game.throw("perceval")
    game.settle()
    assert game.settlements == [{"karadoc": -30}, {"arthur": -30}, {"perceval": -30}, {"perceval": -9}]

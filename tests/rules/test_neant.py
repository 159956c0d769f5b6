"""Card neant, sentence by sentence."""

from __future__ import annotations

import pytest

from tests.support.told import Told


def neant(book: str, score: int, holds: str = "", **options: object) -> Told:
    game = Told(book, seats={"perceval": (score, holds), "karadoc": 100}, dice="125", **options)
    game.turn("perceval")
    return game


@pytest.mark.parametrize("book", ["wikimonde", "titouan"])
def test_no_points_and_the_maker_gains_a_grelottine(book: str) -> None:
    game = neant(book, 100)
    assert game.scores == {"perceval": 100, "karadoc": 100}
    assert game.holds == {"perceval": {"grelottine"}, "karadoc": set()}
    assert game.turn_of == "karadoc"


def test_if_he_has_one_nothing() -> None:
    game = neant("wikimonde", 100, "grelottine")
    assert game.game.player("perceval").holds == {"grelottine": 1}


@pytest.mark.parametrize(
    ("book", "options", "score", "gains"),
    [
        ("wikimonde", {}, 30, True),
        ("wikimonde", {}, 29, False),
        ("titouan", {}, 0, True),
        ("titouan", {}, -200, True),
        ("titouan", {"negative_scores": False}, 30, True),
        ("titouan", {"negative_scores": False}, 29, False),
    ],
)
def test_the_score_that_is_needed(book: str, options: dict[str, object], score: int, gains: bool) -> None:
    assert ("grelottine" in neant(book, score, **options).holds["perceval"]) is gains


@pytest.mark.parametrize(
    ("book", "options", "keeps"),
    [("wikimonde", {}, False), ("titouan", {}, True), ("titouan", {"negative_scores": False}, False)],
)
def test_it_is_lost_when_a_settlement_leaves_him_under_30(book: str, options: dict[str, object], keeps: bool) -> None:
    game = Told(book, seats={"perceval": 100, "karadoc": (39, "grelottine")}, **options)
    assert game.says("karadoc", "pas_mou_le_caillou") == "bevue"
    assert ("grelottine" in game.holds["karadoc"]) is keeps


def test_30_exactly_is_kept() -> None:
    game = Told(seats={"perceval": 100, "karadoc": (40, "grelottine")})
    game.says("karadoc", "pas_mou_le_caillou")
    assert game.scores["karadoc"] == 30
    assert game.holds["karadoc"] == {"grelottine"}


def test_the_score_counts_after_the_points_of_the_same_throw() -> None:
    """A duel's stake is settled before the Néant of its final dice is looked at."""
    for score, gains in ((35, False), (45, True)):
        game = Told(
            seats={"perceval": (100, "grelottine"), "karadoc": (score, "grelottine")}, dice="125 125",
            first="perceval",
        )  # fmt: skip
        game.challenges("perceval", "karadoc")
        game.terms("perceval", "chouette", 10)
        for _ in range(4):
            assert game.throw("karadoc") == "counted"
        assert game.scores["karadoc"] == score - 10
        assert ("grelottine" in game.holds["karadoc"]) is gains


def test_it_cannot_be_switched_off_but_its_grelottine_can() -> None:
    game = neant("wikimonde", 100, rules={"grelottine": False})
    assert game.holds["perceval"] == set()

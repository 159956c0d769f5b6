"""Card passe_grelot, sentence by sentence."""

from __future__ import annotations

from typing import Any

import pytest

from service.engine.cul_de_chouette.events import ChallengePassed
from service.engine.dice.events import DuelEnded
from tests.support.told import PlainTold as Told

G = "grelottine"
P = "passe_grelot"
BOOKS = ("wikimonde", "titouan")


def challenged(book: str = "wikimonde", *, seats: dict[str, Any] | None = None, **options: Any) -> Told:
    """Perceval has challenged Karadoc, who holds a Passe-Grelot, at 100 ms."""
    people = {"perceval": (100, G), "karadoc": (100, f"{G} {P}"), "arthur": 100, "bohort": 60} | (seats or {})
    game = Told(book, seats=people, first="arthur", **options)
    assert game.challenges("perceval", "karadoc", at=100) == "counted"
    return game.wait(50)


def passed(game: Told) -> list[tuple[str, str]]:
    return [(e.player, e.defie) for e in game.wait(50).told(ChallengePassed)]


@pytest.mark.parametrize("book", BOOKS)
def test_its_target_becomes_the_defie_and_must_accept(book: str) -> None:
    game = challenged(book, dice="356 445")
    assert game.says("karadoc", P, target="bohort") == "counted"
    assert passed(game) == [("karadoc", "bohort")]
    game.terms("perceval", "chouette", 6)
    assert game.to_throw == "bohort"
    game.turn("bohort")
    game.turn("bohort")
    assert game.scores == {"perceval": 94, "karadoc": 100, "arthur": 100, "bohort": 82}


def test_it_is_used_up_and_the_passer_keeps_his_grelottine() -> None:
    game = challenged()
    game.says("karadoc", P, target="bohort")
    game.wait(50)
    assert game.holds["karadoc"] == {G}


def test_the_new_defie_needs_no_grelottine() -> None:
    game = challenged()
    assert game.says("karadoc", P, target="arthur") == "counted"
    assert game.holds["arthur"] == set()


def test_the_grelottin_has_decision_ms_again_and_no_guard() -> None:
    game = challenged()
    game.says("karadoc", P, target="bohort", at=1_000)
    game.wait(50)
    assert game.window("terms").not_before == 1_050
    assert game.window("terms").deadline == 1_050 + 15_000
    assert game.terms("perceval", "chouette", 1, plus=0) == "counted"


def test_the_limit_is_taken_on_the_score_of_the_new_defie() -> None:
    game = challenged(bevue="lenient")
    game.says("karadoc", P, target="bohort")
    game.wait(50)
    assert game.terms("perceval", "chouette", 21, plus=10) == "stake_out_of_range"
    assert game.terms("perceval", "chouette", 20, plus=10) == "counted"


@pytest.mark.parametrize(
    ("book", "options", "least"),
    [("wikimonde", {}, 30), ("titouan", {}, 3), ("titouan", {"negative_scores": False}, 30)],
)
def test_least_score_of_the_new_defie(book: str, options: dict[str, Any], least: int) -> None:
    seats = {"arthur": least - 1, "bohort": least}
    game = challenged(book, seats=seats, **options)
    assert game.may("karadoc")[P] == {"targets": ["bohort"]}
    assert game.says("karadoc", P, target="arthur") == "bevue"
    assert game.says("karadoc", P, target="bohort") == "counted", "a bévue keeps it"


@pytest.mark.parametrize("target", ["perceval", "karadoc"])
def test_the_grelottin_and_oneself_are_out_of_bounds(target: str) -> None:
    game = challenged()
    assert game.says("karadoc", P, target=target) == "bevue"
    assert P in game.holds["karadoc"]


def test_a_second_passe_grelot_or_a_rigodon_by_the_new_defie_is_a_bevue_and_kept() -> None:
    game = challenged("titouan", seats={"bohort": (60, f"{G} {P} rigodon")})
    game.says("karadoc", P, target="bohort")
    game.wait(50)
    assert game.says("bohort", P, target="arthur") == "bevue"
    assert game.says("bohort", "rigodon") == "bevue"
    assert game.holds["bohort"] == {G, P, "rigodon"}


@pytest.mark.parametrize("who", ["arthur", "perceval", "bohort"])
def test_nobody_but_the_challenged_player_may_use_one(who: str) -> None:
    seats = {"arthur": (100, P), "bohort": (60, f"{G} {P}")}
    assert challenged(seats=seats).says(who, P, target="karadoc") == "bevue"


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("gap", [0, 50])
def test_at_the_same_time_as_the_terms_the_terms_win_and_it_is_kept(book: str, gap: int) -> None:
    game = challenged(book)
    assert game.says("karadoc", P, target="bohort", at=2_000) == "counted"
    assert game.terms("perceval", "chouette", 1, at=2_000 + gap) == "counted"
    assert game.to_throw == "karadoc"
    assert P in game.holds["karadoc"]
    assert not passed(game)
    assert game.bevues["karadoc"] == 0


def test_tie_ms_before_the_terms_it_has_won() -> None:
    game = challenged()
    game.says("karadoc", P, target="bohort", at=2_000)
    game.terms("perceval", "chouette", 1, at=2_051)
    assert game.to_throw == "bohort"


def test_after_the_terms_it_is_late_before_the_deadline_they_had_and_then_a_bevue() -> None:
    game = challenged(dice="33")
    game.terms("perceval", "chouette", 1, at=2_000)
    assert game.says("karadoc", P, target="bohort", at=2_001) == "too_late"
    assert game.says("karadoc", P, target="bohort", at=15_100) == "too_late"
    assert game.says("karadoc", P, target="bohort", at=15_101) == "bevue"
    assert P in game.holds["karadoc"]


def test_used_just_before_the_deadline_of_the_terms_it_counts() -> None:
    game = challenged()
    assert game.says("karadoc", P, target="bohort", at=15_090) == "counted"
    game.wait(100)
    assert passed(game) == [("karadoc", "bohort")]
    assert not game.told(DuelEnded)


@pytest.mark.parametrize("book", BOOKS)
def test_it_needs_three_players_in_the_game(book: str) -> None:
    game = Told(book, seats={"perceval": (100, G), "karadoc": (100, f"{G} {P}")})
    game.challenges("perceval", "karadoc")
    game.wait(50)
    assert game.says("karadoc", P, target="perceval") == "bevue"


def test_silence_leaves_him_the_defie() -> None:
    game = challenged()
    game.terms("perceval", "chouette", 1)
    assert game.to_throw == "karadoc"
    assert P in game.holds["karadoc"]


@pytest.mark.parametrize("target", ["bohort", "arthur"])
def test_the_new_defie_may_be_the_player_on_turn(target: str) -> None:
    game = challenged(dice="356 445 44")
    game.says("karadoc", P, target=target)
    game.terms("perceval", "chouette", 1)
    game.turn(target)
    game.turn(target)
    assert game.to_throw == "arthur"


def test_with_the_rule_off_nobody_gains_one_and_its_word_is_unknown() -> None:
    game = challenged(rules={P: False}, dice="356 445")
    assert game.says("karadoc", P, target="bohort") == "unknown_annonce"
    game.terms("perceval", "chouette", 1)
    game.turn("karadoc")
    game.turn("karadoc")
    assert game.holds["karadoc"] == {G, P}, "the one he had, and no other"


def test_a_target_who_is_out_before_it_is_decided_leaves_the_duel_where_it_was() -> None:
    game = challenged("titouan", seats={"bohort": -335})
    game.game.player("bohort").score = 100
    assert game.says("karadoc", P, target="bohort") == "counted"
    game.game.player("bohort").score = -335
    assert game.says("bohort", "poulette", plus=10) == "bevue"
    game.wait(60)
    assert game.out == ["bohort"]
    assert P in game.holds["karadoc"], "it is not used"
    assert passed(game) == []
    game.terms("perceval", "velute", 10)
    assert game.to_throw == "karadoc"

"""What flies is out of hand: sales, bets and doublings while dice are in the air (cards preventive R4, achat R6)."""

from __future__ import annotations

import pytest

from tests.support.told import Told

CIVET = {"amount": 20, "combination": "velute"}


def siroted(dice: str, book: str = "titouan", **options: object) -> Told:
    """Perceval's Chouette of 2 is siroted; everybody has declined."""
    game = Told(book, dice="225" + dice, flight_ms=1_000, **options)
    game.turn("perceval")
    game.wait(1_000)
    assert game.says("perceval", "je_sirote") == "counted"
    game.wait(60)
    return game


def declined(game: Told, *players: str) -> Told:
    for player in players:
        assert game.says(player, "couche_sirop") == "counted"
    return game


@pytest.mark.parametrize("book", ["wikimonde", "titouan", "expert"])
@pytest.mark.parametrize("word", ["j_achete", "je_rachete"])
def test_a_die_that_has_been_sold_and_flies_is_not_sold_again_and_lands(book: str, word: str) -> None:
    game = siroted("2", book)
    game.says("karadoc", "j_achete")
    game.wait(60)
    declined(game, "perceval", "arthur")
    game.throw("karadoc")
    game.says("arthur", word, plus=500)
    game.settle()
    assert game.bevues == {"perceval": 0, "karadoc": 0, "arthur": 1}
    assert game.scores == {"perceval": 104, "karadoc": 130, "arthur": 90}


def test_up_to_the_release_the_die_may_be_bought() -> None:
    game = declined(siroted("3"), "karadoc", "arthur")
    game.says("karadoc", "j_achete", plus=100)
    game.wait(60)
    assert game.to_throw == "karadoc"


def test_a_second_bird_named_while_the_die_flies_is_late_and_the_first_word_stands() -> None:
    game = declined(siroted("1"), "karadoc", "arthur")
    game.throw("perceval")
    game.says("karadoc", "linotte", plus=100)
    game.settle()
    assert game.scores == {"perceval": 96, "karadoc": 100, "arthur": 100}
    assert set(game.bevues.values()) == {0}


@pytest.mark.parametrize("bevue", ["strict", "lenient"])
def test_who_has_bet_a_vert_linette_may_not_say_it_again_while_the_cul_flies(bevue: str) -> None:
    game = Told(dice="642", flight_ms=1_000, bevue=bevue)
    game.throw("perceval")
    game.wait(1_000)
    assert game.says("karadoc", "vert_linette") == "counted"
    assert game.says("karadoc", "vert_linette") == "too_late"
    game.throw("perceval")
    game.says("karadoc", "vert_linette", plus=500)
    game.settle()
    assert game.bevues["karadoc"] == (1 if bevue == "strict" else 0)
    assert game.scores["karadoc"] == (115 if bevue == "strict" else 125)


def test_a_bet_that_is_laid_while_the_chouettes_fly_is_on_the_next_turn() -> None:
    game = Told("titouan", dice="145 126 135 235", flight_ms=1_000,
                seats={"perceval": 100, "karadoc": 100, "arthur": (100, "civet_filoche")})  # fmt: skip
    game.throw("perceval")
    bet = {"target": "perceval", "amount": 20, "combination": "velute"}
    assert game.says("arthur", "civet_filoche", plus=300, bets=[bet]) == "counted"
    game.throw("perceval")
    game.settle()
    assert game.scores["arthur"] == 100, "it lets this throw pass"
    for player in ("karadoc", "arthur", "perceval"):
        game.turn(player)
        game.settle()
    assert game.scores["arthur"] == 170, "20 and the 50 of the Velute of 5"


def test_a_bet_that_let_a_throw_pass_may_be_doubled_while_that_throw_flies() -> None:
    game = Told("titouan", dice="145", flight_ms=1_000,
                seats={"perceval": 100, "karadoc": (100, "civet"), "arthur": (100, "civet_filoche")})  # fmt: skip
    game.throw("perceval")
    bet = {"target": "perceval", "amount": 20, "combination": "velute"}
    game.says("arthur", "civet_filoche", plus=300, bets=[bet])
    assert game.says("karadoc", "civet_filoche_double", target="arthur") == "counted"
    assert game.holds["karadoc"] == set()


@pytest.mark.parametrize("bevue", ["strict", "lenient"])
def test_the_civet_of_a_duel_cannot_be_doubled_while_its_chouettes_fly(bevue: str) -> None:
    seats = {"perceval": (100, "grelottine"), "karadoc": (100, "grelottine civet"), "arthur": (100, "civet")}
    game = Told("titouan", dice="145", flight_ms=1_000, bevue=bevue, seats=seats, first="arthur")
    game.challenges("perceval", "karadoc")
    game.terms("perceval", "velute", 10)
    assert game.says("karadoc", "civet", **CIVET) == "counted"
    assert "civet_double" in game.may("arthur")
    game.throw("karadoc")
    assert "civet_double" not in game.may("arthur")
    result = game.says("arthur", "civet_double", target="karadoc", plus=300)
    assert result == ("bevue" if bevue == "strict" else "no_civet")
    assert game.holds["arthur"] == {"civet"}


def test_a_civet_for_a_turn_may_be_doubled_while_the_chouettes_of_a_duel_fly() -> None:
    seats = {"perceval": (100, "grelottine"), "karadoc": (100, "grelottine"), "arthur": (100, "civet"),
             "leodagan": (100, "civet")}  # fmt: skip
    game = Told("titouan", dice="145", flight_ms=1_000, seats=seats, first="arthur")
    assert game.says("arthur", "civet", **CIVET) == "counted"
    game.challenges("perceval", "karadoc")
    game.terms("perceval", "velute", 10)
    game.throw("karadoc")
    assert game.says("leodagan", "civet_double", target="arthur", plus=300) == "counted"


def test_while_the_cul_flies_the_doubling_is_as_late_as_while_the_chouettes_do() -> None:
    game = Told("titouan", dice="145", flight_ms=1_000, seats={"perceval": (100, "civet"), "karadoc": (100, "civet")})
    game.says("perceval", "civet", **CIVET)
    game.throw("perceval")
    game.throw("perceval")
    assert game.says("karadoc", "civet_double", target="perceval", plus=300) == "bevue"


# --- Sirop Jeannot


def hurried(void_at: int, valid_at: int) -> Told:
    """Perceval, who has not the points, sirotes his Chouette of 5 in the air, and Karadoc catches its bird."""
    seats = {"perceval": 5, "karadoc": 100, "arthur": 100}
    game = Told("titouan", dice="551", flight_ms=1_000, negative_scores=False, seats=seats)
    game.throw("perceval")
    game.throw("perceval")
    shouts = [(void_at, "perceval", "je_sirote"), (valid_at, "karadoc", "attrape_oiseau")]
    now = game.now
    for at, player, word in sorted(shouts):
        game.says(player, word, plus=now + at - game.now)
    return game.wait(1_100 - (game.now - now))


def test_a_catch_after_a_void_attempt_in_the_air_is_late_and_free() -> None:
    game = hurried(300, 700)
    assert game.waiting() == {"jeannot": ["karadoc", "arthur"]}
    assert game.bevues == {"perceval": 1, "karadoc": 0, "arthur": 0}
    game.settle()
    game.wait(0)
    assert game.bevues["karadoc"] == 0


def test_a_void_attempt_within_tie_ms_of_a_catch_in_the_air_is_a_bevue_and_no_more() -> None:
    game = hurried(740, 700)
    assert game.waiting()["birds"] == ["perceval", "arthur"]
    assert game.bevues == {"perceval": 1, "karadoc": 0, "arthur": 0}


def test_a_void_attempt_after_a_catch_in_the_air_is_late_and_free() -> None:
    game = hurried(760, 700)
    assert game.waiting()["birds"] == ["perceval", "arthur"]
    assert set(game.bevues.values()) == {0}


@pytest.mark.parametrize(("when", "score"), [("before", 40), ("while", 160)])
def test_a_flan_on_who_has_caught_a_bird_works_on_its_die_only_if_it_was_aimed_before_the_release(
    when: str, score: int
) -> None:
    seats = {"perceval": 100, "karadoc": 100, "arthur": (100, "flan")}
    game = Told("titouan", dice="2252 335", flight_ms=1_000, seats=seats)
    game.turn("perceval")
    game.wait(1_000)
    game.says("karadoc", "attrape_oiseau")
    game.wait(60)
    declined(game, "perceval", "arthur")
    if when == "before":
        game.says("arthur", "flan", target="karadoc")
    game.throw("karadoc")
    if when == "while":
        game.says("arthur", "flan", target="karadoc")
    game.wait(1_000).settle()
    assert game.scores["karadoc"] == score
    game.turn("karadoc")
    game.settle()
    assert game.scores["karadoc"] == (score + 9 if when == "before" else score - 9), "it waits for the next throw"

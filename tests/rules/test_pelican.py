"""Card pelican, sentence by sentence, with its row in the flan table and under a Bi-Jarret."""

from __future__ import annotations

import pytest

from tests.support.told import Told

BOOKS = ("wikimonde", "titouan")
RULES = {"sirotage": False, "cul_de_chouette_double": False, "civet": False}


def lies(
    dice: str = "", book: str = "wikimonde", bet: int = 17, flanned: bool = False, relance: str = "666",
    **options: object,
) -> Told:  # fmt: skip
    """Perceval bets 17, or 18, and the relance of his Bleu-Rouge is 6-6-6."""
    seats = {"perceval": 200, "karadoc": (200, "flan"), "arthur": 200}
    game = Told(book, seats=seats, dice="343" + relance + dice, **{"rules": RULES, "target": 1000, **options})
    if flanned:
        game.says("karadoc", "flan", target="perceval")
    game.turn("perceval")
    for player, value in (("perceval", bet), ("karadoc", 4), ("arthur", 5)):
        game.says(player, "je_relance", value=value)
    game.turn("perceval")
    return game


def tied(dice: str = "", bet: int = 17, book: str = "wikimonde", steps: int = 1) -> Told:
    """Karadoc and Arthur are first together, in so many steps."""
    game = lies(dice, book, bet)
    for shout in ("pelican", "passe_montagne", "zbradaraldjan")[:steps]:
        assert game.says("karadoc", shout, plus=500) == "counted"
        assert game.says("arthur", shout, plus=50) == "counted"
        game.wait(10)
    return game


@pytest.mark.parametrize("book", BOOKS)
def test_the_first_to_shout_has_28_though_nobody_had_bet_18(book: str) -> None:
    game = lies(book=book)
    game.says("arthur", "pelican", at=400)
    assert game.says("karadoc", "pelican", at=451) == "too_late"
    assert game.settle().scores == {"perceval": 209, "karadoc": 200, "arthur": 228}
    assert game.turn_of == "karadoc"


@pytest.mark.parametrize("book", BOOKS)
def test_the_bettor_of_18_has_172_besides_and_200_in_all(book: str) -> None:
    game = lies(book=book, bet=18)
    assert game.scores["perceval"] == 209 + 72
    game.says("perceval", "pelican")
    assert game.settle().scores["perceval"] == 409
    assert game.settlements[-2:] == [{"perceval": 72}, {"perceval": 128}], "the 100 and the 28 together (R4)"


def test_nobody_shouts_nothing() -> None:
    assert lies().settle().scores == {"perceval": 209, "karadoc": 200, "arthur": 200}


def test_18_without_a_relance_is_no_pelican() -> None:
    game = Told(dice="666", rules=RULES)
    game.turn("perceval")
    assert game.says("perceval", "pelican") == "bevue"


def test_another_relance_is_none() -> None:
    assert lies(relance="555").says("perceval", "pelican") == "bevue"


@pytest.mark.parametrize("word", ["passe_montagne", "zbradaraldjan"])
def test_the_second_and_third_word_without_a_tie_are_bevues(word: str) -> None:
    assert lies().says("karadoc", word) == "bevue"


def test_step_2_is_for_those_tied_and_the_first_wins() -> None:
    game = tied()
    assert game.waiting() == {"passe_montagne": ["karadoc", "arthur"]}
    assert game.says("perceval", "passe_montagne") == "bevue"
    game.says("arthur", "passe_montagne")
    assert game.settle().scores["arthur"] == 228


def test_who_is_silent_is_out_of_it_if_another_speaks() -> None:
    game = lies()
    for player in ("perceval", "karadoc", "arthur"):
        game.says(player, "pelican", at=500)
    game.says("karadoc", "passe_montagne", plus=500)
    game.says("arthur", "passe_montagne", plus=20)
    game.wait(60)
    assert game.waiting() == {"zbradaraldjan": ["karadoc", "arthur"]}


def test_all_silent_all_stay_tied() -> None:
    game = tied()
    game.wait(4_000)
    assert game.waiting() == {"zbradaraldjan": ["karadoc", "arthur"]}
    game.wait(4_000)
    assert game.waiting() == {"pelican": ["karadoc", "arthur"]}, "the dice"


@pytest.mark.parametrize("book", BOOKS)
def test_tied_to_the_end_the_lowest_die_takes_it(book: str) -> None:
    game = tied("52", book=book, steps=3)
    game.roll("karadoc")
    game.roll("arthur")
    assert game.settle().scores == {"perceval": 209, "karadoc": 200, "arthur": 228}


def test_tied_to_the_end_the_bettor_of_18_takes_it_without_having_shouted() -> None:
    assert tied(bet=18, steps=3).settle().scores == {"perceval": 409, "karadoc": 200, "arthur": 200}


@pytest.mark.parametrize("book", BOOKS)
def test_flanned_the_first_loses_28_and_with_18_bet_200_in_all(book: str) -> None:
    game = lies(book=book, bet=18, flanned=True)
    game.says("perceval", "pelican")
    assert game.settle().scores["perceval"] == (0 if book == "wikimonde" else 200 - 9 - 200)


@pytest.mark.parametrize("book", BOOKS)
def test_flanned_several_at_once_lose_28_each_and_the_next_words_are_bevues(book: str) -> None:
    game = lies(book=book, flanned=True)
    game.says("karadoc", "pelican", at=400)
    game.says("arthur", "pelican", at=450)
    game.wait(10)
    assert game.says("karadoc", "passe_montagne") == "bevue"
    assert game.settle().scores == {"perceval": 191, "karadoc": 162, "arthur": 172}


def test_of_two_tied_the_other_wins_when_one_is_put_out() -> None:
    seats = {"perceval": 100, "karadoc": -330, "arthur": 100}
    game = Told("titouan", seats=seats, dice="343666", rules=RULES)
    game.turn("perceval")
    for player, value in (("perceval", 3), ("karadoc", 4), ("arthur", 5)):
        game.says(player, "je_relance", value=value)
    game.turn("perceval")
    game.says("karadoc", "pelican", at=400)
    game.says("arthur", "pelican", at=410)
    game.says("karadoc", "a_kadoc", plus=500)
    game.says("karadoc", "a_kadoc", plus=500)
    assert game.out == ["karadoc"]
    assert game.settle().scores["arthur"] == 128


def test_the_doubling_of_the_cul_de_chouette_waits_for_the_pelican() -> None:
    game = lies("555", bet=18, rules={})
    game.says("perceval", "cul_de_chouette", at=100)
    game.passes("karadoc", at=200)
    assert "chouettes" not in game.waiting()
    game.says("arthur", "pelican", at=900)
    game.settle()
    assert game.scores == {"perceval": 209 + 72, "karadoc": 200, "arthur": 228}
    game.turn("perceval")
    assert game.settle().scores["perceval"] == 209 + 72 + 100 + 90


def test_switched_off_the_words_are_unknown() -> None:
    assert lies(rules={"pelican": False, **RULES}).says("arthur", "pelican") == "unknown_annonce"


# --- R4: the hundred and the 28 fall together

DOUBLE = {**RULES, "cul_de_chouette_double": True}


def offered(bettor: str = "arthur", book: str = "titouan", **options: object) -> Told:
    """The bettor of 18 is asked whether he doubles, beside the Pélican."""
    game = Told(book, dice="343 666" + str(options.pop("dice", "")), **{"rules": DOUBLE, "target": 1000, **options})
    game.turn("perceval")
    values = dict.fromkeys(("perceval", "karadoc", "arthur"), 0) | {"perceval": 4, "karadoc": 5, "arthur": 6}
    for player, value in (values | {bettor: 18}).items():
        game.says(player, "je_relance", value=value)
    game.turn("perceval")
    return game


@pytest.mark.parametrize("book", BOOKS)
def test_nobody_shouts_the_hundred_is_paid_when_the_race_and_the_offer_are_over(book: str) -> None:
    game = offered(book=book)
    game.wait(3_999)
    assert game.scores["arthur"] == 172
    game.wait(1)
    assert game.settlements[-1] == {"arthur": 100}


def test_a_tie_that_goes_to_the_bettor_himself_is_200_at_once() -> None:
    game = offered(dice="")
    for shout in ("pelican", "passe_montagne", "zbradaraldjan"):
        game.says("perceval", shout, plus=300)
        game.says("karadoc", shout, plus=10)
        game.wait(60)
    assert game.scores["arthur"] == 172, "his offer is open still"
    game.passes("arthur")
    assert game.settlements[-1] == {"arthur": 128}


def test_under_a_bi_jarret_it_is_328_at_once() -> None:
    seats = {"perceval": (100, "jarret"), "karadoc": 100, "arthur": 100}
    game = Told("titouan", seats=seats, dice="343 666", rules=DOUBLE, target=1000)
    game.says("perceval", "bi_jarret")
    game.turn("perceval")
    for player, value in (("perceval", 18), ("karadoc", 5), ("arthur", 6)):
        game.says(player, "je_relance", value=value)
    game.turn("perceval")
    game.says("perceval", "pelican")
    game.passes("perceval")
    game.settle()
    assert game.settlements[-2:] == [{"perceval": 144}, {"perceval": 256}]


def test_a_bettor_who_is_put_out_meanwhile_lets_go_of_the_28() -> None:
    game = offered(seats={"perceval": 100, "karadoc": 100, "arthur": -410})
    assert game.scores["arthur"] == -338
    for _ in range(1):
        game.says("arthur", "passe_montagne")
    game.says("karadoc", "pelican")
    game.settle()
    assert game.scores == {"perceval": 109, "karadoc": 128, "arthur": -248}


def test_a_doubling_that_is_made_is_paid_after_the_28() -> None:
    game = offered(dice="555")
    game.says("arthur", "cul_de_chouette")
    game.says("karadoc", "pelican")
    game.wait(60)
    assert game.settlements[-1] == {"karadoc": 28}
    game.turn("arthur")
    assert game.settlements[-1] == {"arthur": 190}


def test_a_bettor_of_another_team_and_the_pelican_are_compared_by_teams() -> None:
    teams = {"gaules": ["perceval", "arthur"], "carmelide": ["karadoc", "leodagan"]}
    seats = {"perceval": 240, "karadoc": 320, "arthur": 240, "leodagan": 320}
    game = Told("titouan", seats=seats, dice="343 666", rules=DOUBLE, teams=teams)
    game.turn("perceval")
    for player, value in (("perceval", 4), ("karadoc", 5), ("arthur", 3), ("leodagan", 18)):
        game.says(player, "je_relance", value=value)
    game.turn("perceval")
    assert game.winner == "carmelide", "the 72 at the landing wait for nothing"


def test_without_cul_de_chouette_there_is_no_hundred_to_wait_for() -> None:
    game = lies(bet=18, rules={**RULES, "cul_de_chouette": False})
    assert game.settlements[-1] == {"perceval": 36}, "6-6-6 is a Chouette of 6"
    game.says("karadoc", "pelican")
    game.wait(60)
    assert game.settlements[-1] == {"karadoc": 28}

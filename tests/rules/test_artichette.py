"""Card artichette, sentence by sentence, and its row in the flan table."""

from __future__ import annotations

import pytest

from tests.support.told import Told

BOOKS = ("wikimonde", "titouan")
OWN = "raitournelle"
AGAINST = "artichette"


def thrown(book: str = "wikimonde", flanned: bool = False, dice: str = "434", **options: object) -> Told:
    game = Told(book, seats={"perceval": 50, "karadoc": (50, "flan"), "arthur": 50}, dice=dice, **options)
    if flanned:
        game.says("karadoc", "flan", target="perceval")
    game.turn("perceval")
    return game


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("dice", ["434", "443", "344"])
def test_raitournelle_first_the_maker_gains_16(book: str, dice: str) -> None:
    game = thrown(book, dice=dice)
    assert game.says("perceval", OWN, at=500) == "counted"
    assert game.says("karadoc", AGAINST, at=551) == "too_late"
    assert game.settle().scores == {"perceval": 66, "karadoc": 50, "arthur": 50}
    assert game.turn_of == "karadoc"


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize(("gap", "points"), [(0, 16), (50, 16), (51, -16)])
def test_the_maker_wins_within_tie_ms_of_the_earliest_artichette(book: str, gap: int, points: int) -> None:
    game = thrown(book)
    game.says("karadoc", AGAINST, at=500)
    game.says("perceval", OWN, at=500 + gap)
    assert game.settle().scores["perceval"] == 50 + points


def test_the_loss_is_the_makers_alone_once_however_many_shout() -> None:
    game = thrown()
    game.says("karadoc", AGAINST, at=500)
    game.says("arthur", AGAINST, at=510)
    assert game.settle().scores == {"perceval": 34, "karadoc": 50, "arthur": 50}


def test_nobody_shouts_nothing_and_the_chouette_of_4_is_not_paid() -> None:
    game = thrown().settle()
    assert game.scores["perceval"] == 50
    assert game.turn_of == "karadoc"


def test_the_other_sides_word_is_a_bevue_and_its_author_may_still_say_his_own() -> None:
    game = thrown()
    assert game.says("karadoc", OWN, at=300) == "bevue"
    assert game.says("perceval", AGAINST, at=400) == "bevue"
    assert game.says("perceval", OWN, at=700) == "counted"
    assert game.settle().scores == {"perceval": 56, "karadoc": 40, "arthur": 50}


@pytest.mark.parametrize("word", ["je_sirote", "attrape_oiseau", "pas_mou_le_caillou"])
def test_nothing_else_may_be_made_of_it(word: str) -> None:
    assert thrown().says("perceval", word) == "bevue"


@pytest.mark.parametrize("book", BOOKS)
def test_the_floor(book: str) -> None:
    game = Told(book, seats={"perceval": 10, "karadoc": 50}, dice="434")
    game.turn("perceval")
    game.says("karadoc", AGAINST)
    assert game.settle().scores["perceval"] == (0 if book == "wikimonde" else -6)


@pytest.mark.parametrize("book", BOOKS)
def test_a_target_is_known_to_expert_only(book: str) -> None:
    game = thrown(book)
    assert game.says("karadoc", AGAINST, target="perceval") == "unknown_field"


def test_expected_tells_each_his_own_word() -> None:
    game = thrown()
    assert {OWN, AGAINST} & set(game.may("perceval")) == {OWN}
    assert {OWN, AGAINST} & set(game.may("karadoc")) == {AGAINST}


def test_with_the_rule_off_it_is_a_chouette_of_4() -> None:
    game = thrown(rules={"artichette": False}).settle()
    assert game.scores["perceval"] == 66
    assert game.says("perceval", OWN) == "unknown_annonce"


def test_a_maker_who_is_put_out_in_the_race_wins_and_loses_nothing() -> None:
    game = Told("titouan", seats={"perceval": -340, "karadoc": 50, "arthur": 50}, dice="434")
    game.turn("perceval")
    game.says("karadoc", AGAINST, at=500)
    game.says("perceval", AGAINST, at=520)
    assert game.out == ["perceval"]
    assert game.settle().scores == {"perceval": -350, "karadoc": 50, "arthur": 50}


# --- flan table


@pytest.mark.parametrize("book", BOOKS)
def test_flanned_he_shouts_artichette_for_16(book: str) -> None:
    game = thrown(book, flanned=True)
    game.says("perceval", AGAINST, at=300)
    assert game.says("karadoc", OWN, at=500) == "too_late"
    assert game.settle().scores["perceval"] == 66


@pytest.mark.parametrize("book", BOOKS)
def test_flanned_another_shouts_raitournelle_first_he_loses_16(book: str) -> None:
    game = thrown(book, flanned=True)
    assert game.says("perceval", OWN, at=100) == "bevue"
    game.says("karadoc", OWN, at=300)
    game.says("perceval", AGAINST, at=351)
    assert game.settle().scores == {"perceval": 24, "karadoc": 50, "arthur": 50}


def test_flanned_at_the_same_time_he_wins_and_nobody_nothing() -> None:
    game = thrown(flanned=True)
    game.says("karadoc", OWN, at=300)
    game.says("perceval", AGAINST, at=350)
    assert game.settle().scores["perceval"] == 66
    assert thrown(flanned=True).settle().scores["perceval"] == 50


def test_a_double_flan_multiplies_it() -> None:
    seats = {"perceval": 50, "karadoc": (50, "flan"), "arthur": (50, "flan")}
    game = Told(seats=seats, dice="434")
    game.says("karadoc", "flan", target="perceval")
    game.says("arthur", "flan", target="perceval")
    game.turn("perceval")
    game.says("perceval", AGAINST)
    assert game.settle().scores["perceval"] == 82


# --- expert: with a Civet-Filoché two hold it (card civet_filoche)


def shared(flanned: bool = False) -> Told:
    """Arthur has bet a Civet-Filoché on Perceval's throw, which is an Artichette."""
    seats = {"perceval": 50, "karadoc": (50, "flan"), "arthur": (50, "civet_filoche")}
    game = Told("expert", seats=seats, dice="434")
    bets = [{"target": "perceval", "amount": 20, "combination": "artichette"}]
    assert game.says("arthur", "civet_filoche", bets=bets) == "counted"
    if flanned:
        game.says("karadoc", "flan", target="perceval")
    game.turn("perceval")
    return game


def test_expert_both_may_shout_raitournelle_each_for_his_own_16() -> None:
    game = shared()
    assert game.says("perceval", OWN, at=300) == "counted"
    assert game.says("arthur", OWN, at=900) == "counted"
    assert game.settle().scores == {"perceval": 66, "karadoc": 50, "arthur": 50 + 20 + 16}


@pytest.mark.parametrize(("target", "scores"), [
    ({}, (34, 50, 86)), ({"target": "perceval"}, (34, 50, 86)), ({"target": "arthur"}, (66, 50, 54)),
])  # fmt: skip
def test_expert_artichette_strikes_the_one_pointed_at_or_the_thrower(
    target: dict[str, str], scores: tuple[int, int, int]
) -> None:
    game = shared()
    assert game.may("karadoc")[AGAINST] == {"targets": ["perceval", "arthur"]}
    game.says("karadoc", AGAINST, at=100, **target)
    game.says("perceval", OWN, at=300)
    game.says("arthur", OWN, at=300)
    assert tuple(game.settle().scores.values()) == scores


def test_expert_pointing_at_oneself_or_at_somebody_without_it_is_a_bevue() -> None:
    game = shared()
    assert game.says("karadoc", AGAINST, target="karadoc") == "bevue"
    assert game.says("arthur", AGAINST, target="arthur") == "bevue"
    assert game.says("arthur", AGAINST, target="perceval") == "counted"


def test_expert_a_flanned_throwers_artichette_is_his_alone() -> None:
    game = shared(flanned=True)
    assert game.says("arthur", OWN, at=100, plus=0) == "counted", "it is the others' word now"
    assert game.settle().scores == {"perceval": 34, "karadoc": 50, "arthur": 70}

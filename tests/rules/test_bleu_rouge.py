"""Card bleu_rouge, sentence by sentence, with its rows in the flan table and in what a Bi-Jarret doubles."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.told import Told

BOOKS = ("wikimonde", "titouan")
BET = "je_relance"
NO_SIROP = {"sirotage": False, "cul_de_chouette_double": False, "civet": False}


def thrown(dice: str, book: str = "wikimonde", flanned: bool = False, score: int = 200, **options: object) -> Told:
    """Perceval throws a Bleu-Rouge, and then its relance."""
    seats = {"perceval": score, "karadoc": (score, "flan"), "arthur": score}
    game = Told(book, seats=seats, dice="343" + dice, **{"rules": NO_SIROP, **options})
    if flanned:
        game.says("karadoc", "flan", target="perceval")
    game.turn("perceval")
    return game


def relance(dice: str, bets: tuple[int, int, int], book: str = "wikimonde", **options: object) -> Told:
    """Perceval, Karadoc and Arthur bet, and the relance is thrown."""
    game = thrown(dice, book, **options)
    for player, value in zip(("perceval", "karadoc", "arthur"), bets, strict=True):
        assert game.says(player, BET, value=value) == "counted"
    game.turn("perceval")
    return game


# --- step 1 and 2: the 9 points and the bets


@pytest.mark.parametrize("book", BOOKS)
def test_the_maker_has_9_at_the_landing_in_a_settlement_of_its_own(book: str) -> None:
    game = thrown("", book)
    assert game.scores == {"perceval": 209, "karadoc": 200, "arthur": 200}
    assert game.settlements == [{"perceval": 9}]
    assert game.waiting() == {"relance_bets": ["perceval", "karadoc", "arthur"]}


def test_a_maker_who_reaches_the_target_with_the_9_has_won() -> None:
    game = thrown("", score=334)
    assert game.winner == "perceval"


def test_the_window_closes_when_everybody_has_bet_or_passed_and_a_pass_is_a_bevue() -> None:
    game = thrown("")
    game.says("perceval", BET, value=3)
    game.says("karadoc", BET, value=18)
    assert game.bevues["arthur"] == 0
    game.passes("arthur")
    assert game.bevues == {"perceval": 0, "karadoc": 0, "arthur": 1}
    assert game.to_throw == "perceval"


def test_silence_is_a_bevue_of_each_in_one_settlement_before_the_relance() -> None:
    game = thrown("125")
    game.says("perceval", BET, value=3)
    game.settle()
    assert game.settlements[1:] == [{"karadoc": -10, "arthur": -10}]
    assert game.to_throw == "perceval"


def test_in_a_lenient_game_silence_is_free() -> None:
    game = thrown("125", bevue="lenient").settle()
    assert game.scores == {"perceval": 209, "karadoc": 200, "arthur": 200}


@pytest.mark.parametrize("value", [2, 19, 0, -3])
def test_a_value_that_three_dice_cannot_make_is_refused(value: int) -> None:
    game = thrown("")
    assert game.says("karadoc", BET, value=value) == "value_not_possible"
    assert game.says("karadoc", BET, value=18) == "counted"


def test_a_value_already_taken_is_a_bevue_and_he_may_bet_again() -> None:
    game = thrown("")
    game.says("karadoc", BET, value=10, at=500)
    assert 10 not in game.may("arthur")[BET]["values"]
    assert game.says("arthur", BET, value=10, at=551) == "bevue"
    assert game.says("arthur", BET, value=11, at=900) == "counted"


@pytest.mark.parametrize("bevue", ["strict", "lenient"])
def test_taken_at_most_tie_ms_before_he_is_excused(bevue: str) -> None:
    game = thrown("", bevue=bevue)
    game.says("karadoc", BET, value=10, at=500)
    assert game.says("arthur", BET, value=10, at=550) == "value_just_taken"
    assert game.says("arthur", BET, value=11, at=900) == "counted"
    assert game.bevues["arthur"] == 0


def test_the_value_is_his_who_was_earlier_though_the_other_was_received_first() -> None:
    game = thrown("")
    game.says("karadoc", BET, value=10, at=540)
    assert game.says("arthur", BET, value=10, at=510) == "counted"
    assert game.says("karadoc", BET, value=11, at=900) == "counted"


def test_at_the_same_millisecond_it_is_his_who_was_received_first() -> None:
    game = thrown("")
    game.says("karadoc", BET, value=10, at=500)
    assert game.says("arthur", BET, value=10, at=500) == "value_just_taken"


def test_a_second_bet_by_one_who_has_bet_is_a_bevue() -> None:
    game = thrown("")
    game.says("karadoc", BET, value=10)
    assert game.says("karadoc", BET, value=11) == "bevue"
    game.says("perceval", BET, value=12)
    game.says("arthur", BET, value=13)
    assert game.says("karadoc", BET, value=14) == "bevue", "also when the bets are closed"


def test_when_all_sixteen_values_are_taken_the_others_pay_nothing() -> None:
    seats = {f"p{n}": 100 for n in range(18)}
    game = Told(seats=seats, first="p0", dice="343", max_players=18)
    game.turn("p0")
    for n in range(16):
        assert game.says(f"p{n}", BET, value=3 + n) == "counted"
    assert game.to_throw == "p0"
    assert game.bevues["p16"] == game.bevues["p17"] == 0
    assert "chouettes" in game.waiting()


def test_je_sirote_on_the_bleu_rouge_itself_is_a_bevue() -> None:
    assert thrown("", rules={}).says("perceval", "je_sirote") == "bevue"


# --- step 3: the relance


def test_the_relance_waits_for_all_the_bets_and_is_too_early_before() -> None:
    game = thrown("123")
    assert game.roll("perceval") == "too_early"
    assert game.roll("arthur") == "bevue"


def test_pause_ms_holds_between_its_chouettes_and_its_cul() -> None:
    game = thrown("125")
    for player, value in (("perceval", 3), ("karadoc", 4), ("arthur", 5)):
        game.says(player, BET, value=value)
    assert game.roll("perceval", plus=1) == "counted"
    assert game.roll("perceval", at=1_499) == "too_early"
    assert game.roll("perceval", at=1_500) == "counted"


def between(dice: str, **options: Any) -> Told:
    """Perceval has thrown the chouettes of his relance, or is about to (no dice left for them)."""
    game = thrown(dice, rules={}, **options)
    game.wait(int(options.get("flight_ms", 0)))
    for player, value in (("perceval", 3), ("karadoc", 4), ("arthur", 5)):
        game.says(player, BET, value=value)
    return game


@pytest.mark.parametrize("bevue", ["strict", "lenient"])
@pytest.mark.parametrize("dice", ["64", "66", "31", "42"])
@pytest.mark.parametrize("player", ["perceval", "karadoc", "arthur"])
@pytest.mark.parametrize("word", ["vert_linette", "j_achete"])
def test_what_is_tried_between_its_dice_is_refused_and_free(word: str, player: str, dice: str, bevue: str) -> None:
    game = between(dice, bevue=bevue)
    game.throw("perceval")
    assert game.says(player, word) == "not_on_a_relance"
    assert game.says(player, word, plus=10) == "not_on_a_relance"
    assert set(game.bevues.values()) == {0}
    assert word not in game.may(player)


@pytest.mark.parametrize("word", ["vert_linette", "j_achete"])
def test_before_its_chouettes_leave_the_hand_it_is_as_wrong_as_ever(word: str) -> None:
    game = between("")
    assert game.says("arthur", word) == "bevue"


def test_while_its_chouettes_fly_it_is_free_and_while_its_cul_flies_a_failed_preventive() -> None:
    game = between("641", flight_ms=800)
    game.throw("perceval")
    assert game.says("arthur", "j_achete", plus=100) == "not_on_a_relance"
    assert game.says("karadoc", "vert_linette", plus=100) == "not_on_a_relance"
    game.wait(800)
    assert game.says("arthur", "j_achete", plus=100) == "not_on_a_relance", "they lie"
    game.throw("perceval")
    assert game.says("arthur", "j_achete", plus=100) == "counted"
    assert game.says("karadoc", "vert_linette", plus=100) == "counted"
    game.wait(800)
    assert game.bevues == {"perceval": 0, "karadoc": 1, "arthur": 1}


def test_to_buy_again_what_nobody_has_bought_is_wrong_there_too() -> None:
    game = between("64")
    game.throw("perceval")
    assert game.says("arthur", "je_rachete") == "bevue"


def test_where_the_rule_is_off_its_word_is_unknown_on_a_relance_too() -> None:
    game = thrown("64", rules={"achat": False})
    for player, value in (("perceval", 3), ("karadoc", 4), ("arthur", 5)):
        game.says(player, BET, value=value)
    game.throw("perceval")
    assert game.says("arthur", "j_achete") == "unknown_annonce"


def test_the_sirop_of_a_relance_may_be_bought() -> None:
    game = thrown("551" + "5", rules={"attrape_oiseau": True, "sirotage": True})
    for player, value in (("perceval", 3), ("karadoc", 11), ("arthur", 5)):
        game.says(player, BET, value=value)
    game.turn("perceval")
    game.says("karadoc", "je_sirote")
    game.wait(60)
    assert game.says("arthur", "j_achete") == "counted"
    game.wait(60)
    assert game.to_throw == "arthur"


def test_the_next_player_is_the_one_after_the_one_on_turn() -> None:
    assert relance("235", (3, 4, 10)).turn_of == "karadoc"


# --- settlement


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize(
    ("dice", "total", "points"),
    [("235", 10, 50), ("134", 8, 32), ("551", 11, 25), ("222", 6, 60), ("125", 8, 0), ("652", 13, 0)],
)
def test_who_named_the_sum_has_36_twice_the_sum_and_the_combination(
    book: str, dice: str, total: int, points: int
) -> None:
    game = relance(dice, (3, total, 17), book).settle()
    assert game.scores == {"perceval": 209, "karadoc": 236 + 2 * total + points, "arthur": 200}


def test_a_velute_is_in_the_same_settlement() -> None:
    assert relance("235", (3, 10, 17)).settlements[-1] == {"karadoc": 36 + 20 + 50}


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("dice", ["235", "551", "222", "336", "123", "652", "343"])
def test_nobody_right_nothing_of_it_counts(book: str, dice: str) -> None:
    game = relance(dice, (3, 4, 17), book).settle()
    assert game.scores == {"perceval": 209, "karadoc": 200, "arthur": 200}
    assert game.turn_of == "karadoc"


@pytest.mark.parametrize(
    ("dice", "word"),
    [("336", "pas_mou_le_caillou"), ("123", "grelotte_ca_picote"), ("652", "a_kadoc"), ("434", "raitournelle")],
)
def test_a_reaction_to_a_wrong_relance_is_a_bevue(dice: str, word: str) -> None:
    assert relance(dice, (3, 4, 17)).says("perceval", word) == "bevue"


def test_a_chouette_velute_is_raced_for_by_everybody() -> None:
    game = relance("336", (3, 12, 17))
    assert game.scores["karadoc"] == 200 + 36 + 24
    game.says("arthur", "pas_mou_le_caillou")
    assert game.settle().scores == {"perceval": 209, "karadoc": 260, "arthur": 272}


def test_a_1_2_3_is_a_suite_for_everybody_and_its_velute_is_the_right_bettors() -> None:
    game = relance("123", (3, 6, 17))
    for player in ("karadoc", "arthur"):
        game.says(player, "grelotte_ca_picote")
    game.settle()
    assert game.scores == {"perceval": 199, "karadoc": 200 + 36 + 12 + 18, "arthur": 200}


def test_an_artichette_is_the_right_bettors_who_says_raitournelle() -> None:
    game = relance("434", (3, 11, 17))
    assert game.says("perceval", "raitournelle") == "bevue"
    assert game.says("karadoc", "raitournelle") == "counted"
    assert game.settle().scores["karadoc"] == 200 + 36 + 22 + 16


def test_a_flan_is_the_right_bettors_who_says_a_kadoc() -> None:
    game = relance("652", (3, 4, 13))
    assert game.says("perceval", "a_kadoc") == "bevue"
    assert game.says("arthur", "a_kadoc") == "counted"
    assert game.holds["arthur"] == {"flan"}


def test_a_soufflette_is_the_right_bettors_who_chooses_the_souffle() -> None:
    game = relance("421 421", (3, 7, 17))
    assert game.challenges("karadoc", "arthur", challenge="soufflette") == "counted"
    game.turn("arthur")
    assert game.settle().scores == {"perceval": 209, "karadoc": 200 + 36 + 14 - 50, "arthur": 250}


def test_a_second_bleu_rouge_pays_the_right_bettor_9_and_he_throws_its_relance_after_new_bets() -> None:
    game = relance("343 235", (3, 10, 17))
    assert game.scores == {"perceval": 209, "karadoc": 200 + 36 + 20 + 9, "arthur": 200}
    assert game.roll("karadoc") == "too_early", "the bets come first"
    for player, value in (("perceval", 10), ("karadoc", 9), ("arthur", 11)):
        game.says(player, BET, value=value)
    assert game.to_throw == "karadoc"
    game.turn("karadoc")
    assert game.settle().scores == {"perceval": 209 + 36 + 20 + 50, "karadoc": 265, "arthur": 200}
    assert game.turn_of == "karadoc"


@pytest.mark.parametrize(("score", "gained"), [(0, True), (200, True)])
def test_a_neant_gives_the_right_bettor_a_grelottine_by_his_score_after_the_36(score: int, gained: bool) -> None:
    game = relance("125", (3, 8, 17), score=score)
    assert ("grelottine" in game.holds["karadoc"]) == gained
    assert "grelottine" not in game.holds["perceval"]


def test_a_neant_that_nobody_named_gives_no_grelottine() -> None:
    assert "grelottine" not in relance("125", (3, 4, 17)).holds["perceval"]


# --- the flan table, and a Bi-Jarret


@pytest.mark.parametrize("book", BOOKS)
def test_flanned_the_maker_loses_9_and_the_right_bettor_everything(book: str) -> None:
    game = relance("235", (3, 10, 17), book, flanned=True)
    assert game.scores == {"perceval": 191, "karadoc": 200 - 36 - 20 - 50, "arthur": 200}


def test_flanned_what_the_relance_opens_is_inverted_for_everybody() -> None:
    game = relance("336", (3, 12, 17), flanned=True)
    game.says("arthur", "pas_mou_le_caillou")
    assert game.settle().scores == {"perceval": 191, "karadoc": 140, "arthur": 128}


def test_flanned_betting_stays_compulsory() -> None:
    assert thrown("125", flanned=True).settle().bevues == {"perceval": 1, "karadoc": 1, "arthur": 1}


def test_a_neant_on_the_relance_does_not_keep_the_flan() -> None:
    game = relance("125 135 135 235", (8, 9, 17), flanned=True).settle()
    for player in ("karadoc", "arthur", "perceval"):
        game.turn(player)
        game.settle()
    assert game.settlements[-1] == {"perceval": 50}


# --- players who go


def test_a_maker_who_is_put_out_by_not_betting_has_it_thrown_by_the_table() -> None:
    seats = {"perceval": -342, "karadoc": 50, "arthur": 50}
    game = Told("titouan", seats=seats, dice="343 225", rules=NO_SIROP)
    game.turn("perceval")
    game.says("karadoc", BET, value=9)
    game.says("arthur", BET, value=10)
    game.settle()
    assert game.out == ["perceval"]
    assert game.scores == {"perceval": -343, "karadoc": 50 + 36 + 18 + 4, "arthur": 50}
    assert game.turn_of == "karadoc"


@pytest.mark.parametrize("chouettes", [False, True])
def test_a_maker_who_is_put_out_before_or_between_his_dice_has_them_thrown_by_the_table(chouettes: bool) -> None:
    seats = {"perceval": -342, "karadoc": 50, "arthur": 50}
    game = Told("titouan", seats=seats, dice="343 225", rules=NO_SIROP)
    game.turn("perceval")
    for player, value in (("perceval", 3), ("karadoc", 9), ("arthur", 10)):
        game.says(player, BET, value=value)
    if chouettes:
        game.throw("perceval")
    assert game.says("perceval", "a_kadoc") == "bevue"
    game.settle()
    assert game.out == ["perceval"]
    assert game.scores["karadoc"] == 50 + 36 + 18 + 4


def test_the_sum_of_a_bettor_who_is_put_out_is_nobodys() -> None:
    seats = {"perceval": 50, "karadoc": -342, "arthur": 50}
    game = Told("titouan", seats=seats, dice="343 225", rules=NO_SIROP)
    game.turn("perceval")
    for player, value in (("perceval", 3), ("karadoc", 9), ("arthur", 10)):
        game.says(player, BET, value=value)
    game.says("karadoc", "a_kadoc")
    game.turn("perceval")
    assert game.settle().scores == {"perceval": 59, "karadoc": -352, "arthur": 50}


def test_with_the_rule_off_it_is_a_chouette_of_3_and_what_needs_it_is_off() -> None:
    game = Told(dice="343", rules={"bleu_rouge": False, **NO_SIROP})
    game.turn("perceval")
    assert game.scores["perceval"] == 109
    assert {"pelican", "jarret"} & set(game.game.state.rules) == set()


def test_who_leaves_during_the_bets_has_passed_and_pays_for_it() -> None:
    game = thrown("125")
    game.says("perceval", BET, value=3)
    game.says("arthur", BET, value=4)
    game.leaves("karadoc")
    game.settle()
    assert game.bevues["karadoc"] == 1


def test_the_table_throws_the_relance_of_a_maker_who_has_left() -> None:
    game = thrown("235")
    game.says("perceval", BET, value=10)
    for player, value in (("karadoc", 4), ("arthur", 5)):
        game.says(player, BET, value=value)
    game.leaves("perceval")
    game.settle()
    assert game.scores["perceval"] == 209 + 36 + 20 + 50

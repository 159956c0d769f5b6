"""Card fin_de_partie, sentence by sentence."""

from __future__ import annotations

from typing import Any

import pytest

from service.engine.core.events import GameFinished, PlayerOut
from tests.support.told import PlainTold as Told

G = "grelottine"
WRONG = "rigodon"
SHOUT = "pas_mou_le_caillou"
GRELOTTE = "grelotte_ca_picote"


def titouan(dice: str = "", target: int = 50, **scores: Any) -> Told:
    return Told("titouan", seats=scores, dice=dice, target=target)


def wrong(game: Told, player: str, times: int = 1) -> None:
    for _ in range(times):
        assert game.says(player, WRONG, plus=60) == "bevue"


# --- the target


@pytest.mark.parametrize("book", ["wikimonde", "titouan"])
@pytest.mark.parametrize(("score", "wins"), [(307, True), (306, False), (320, True)])
def test_one_player_at_or_over_the_target_wins(book: str, score: int, wins: bool) -> None:
    game = Told(book, seats={"perceval": score, "karadoc": 0}, dice="566")
    game.turn("perceval")
    assert (game.winner == "perceval") is wins


def test_several_at_or_over_it_the_highest_score_wins() -> None:
    """Karadoc misses a Velute for 10 with a Chouette of 6."""
    game = Told(
        "titouan", seats={"perceval": (95, G), "karadoc": (99, G), "arthur": 0}, first="arthur", dice="346 566",
        target=100,
    )  # fmt: skip
    game.challenges("perceval", "karadoc")
    game.terms("perceval", "velute", 10)
    game.turn("karadoc")
    game.turn("karadoc")
    assert game.scores == {"perceval": 105, "karadoc": 125, "arthur": 0}
    assert game.winner == "karadoc"


def equal_at_the_target(dice: str = "", book: str = "titouan", **options: Any) -> Told:
    """The gift of zero brings Perceval and Karadoc to 100 together."""
    game = Told(
        book, seats={"perceval": 90, "karadoc": 90, "arthur": 0}, dice=dice, target=100, negative_scores=False,
        **options,
    )  # fmt: skip
    game.says("arthur", WRONG)
    return game


def test_equal_highest_roll_off_among_those_the_lowest_die_wins() -> None:
    game = equal_at_the_target("44 52")
    assert game.winner is None
    assert game.waiting() == {"fin_de_partie": ["perceval", "karadoc"]}
    for player in ("perceval", "karadoc", "karadoc", "perceval"):
        assert game.roll(player) == "counted"
    assert game.winner == "perceval"


def test_in_the_roll_off_for_the_game_nothing_else_counts() -> None:
    game = equal_at_the_target("44")
    assert game.says("perceval", WRONG) == "game_over"
    assert game.passes("perceval") == "game_over"
    assert game.roll("arthur") == "game_over"
    game.roll("perceval")
    assert game.roll("perceval", plus=1_000) == "game_over"
    assert game.bevues["perceval"] == 0


def test_it_has_decision_ms_and_then_the_table_throws() -> None:
    game = equal_at_the_target("25").wait(14_999)
    assert game.winner is None
    assert game.wait(1).winner == "perceval"


def test_the_game_is_over_at_once_and_every_further_act_is_refused() -> None:
    game = Told(seats={"perceval": 340, "karadoc": 100, "arthur": 100}, dice="112")
    game.turn("perceval")
    game.says("perceval", SHOUT)
    game.wait(50)
    assert game.winner == "perceval"
    assert game.waiting() == {}
    assert game.says("karadoc", SHOUT) == "game_finished"
    (finished,) = game.told(GameFinished)
    assert finished.scores == {"perceval": 348, "karadoc": 100, "arthur": 100}


def test_open_windows_close_without_effect() -> None:
    """A bévue's gift wins the game in the middle of a race that Karadoc has won but for the tie."""
    game = Told("titouan", seats={"perceval": 335, "karadoc": 5, "arthur": 0}, dice="112", negative_scores=False)
    game.turn("perceval")
    game.says("karadoc", SHOUT)
    game.says("arthur", WRONG, plus=10)
    assert game.winner == "perceval"
    assert game.wait(5_000).scores == {"perceval": 345, "karadoc": 15, "arthur": 0}


def test_nothing_is_looked_at_in_between() -> None:
    game = Told(seats={"perceval": 40, "karadoc": 0}, dice="123", target=55)
    game.turn("perceval")
    game.says("karadoc", GRELOTTE)
    game.settle()
    assert game.scores["perceval"] == 48
    assert game.winner is None


# --- put out


def test_players_at_minus_the_target_or_under_are_put_out() -> None:
    game = titouan(perceval=0, karadoc=-39, arthur=-40, bohort=0)
    wrong(game, "karadoc")
    assert game.out == []
    wrong(game, "arthur")
    assert game.out == ["arthur"], "reaches or passes it"
    wrong(game, "karadoc")
    assert game.out == ["karadoc", "arthur"]
    assert [e.player for e in game.told(PlayerOut)] == ["arthur", "karadoc"]
    assert game.winner is None


def test_one_player_left_in_the_game_wins_whatever_his_score() -> None:
    game = titouan(perceval=-49, karadoc=-40)
    wrong(game, "karadoc")
    assert game.winner == "perceval"


def test_wikimonde_nobody_is_put_out() -> None:
    game = Told(seats={"perceval": 0, "karadoc": 0}, target=5)
    wrong(game, "karadoc", 3)
    assert game.out == []


def all_out(perceval: int, karadoc: int, dice: str = "") -> Told:
    game = Told("titouan", seats={"perceval": perceval, "karadoc": karadoc}, dice="224" + dice, target=50)
    game.turn("perceval")
    game.says("perceval", SHOUT, at=100)
    game.says("karadoc", SHOUT, at=100)
    return game


def test_nobody_left_the_highest_score_of_those_put_out_by_that_settlement_wins() -> None:
    game = all_out(-30, -20)
    assert game.out == ["perceval", "karadoc"]
    assert game.winner == "karadoc"


def test_nobody_left_and_equal_they_roll_off_and_their_dice_count_though_they_are_out() -> None:
    game = all_out(-30, -30, "52")
    assert game.winner is None
    assert "fin_de_partie" in game.may("karadoc")
    assert game.roll("karadoc") == "counted"
    assert game.roll("perceval") == "counted"
    assert game.winner == "perceval"


def test_reaching_the_target_and_somebodys_being_put_out_in_one_settlement_the_winner_wins() -> None:
    seats = {"perceval": (40, G), "karadoc": (30, G), "arthur": 0}
    game = Told("titouan", seats=seats, first="arthur", dice="346 125", target=45)
    game.challenges("perceval", "karadoc")
    game.terms("perceval", "chouette", 10)
    game.game.player("karadoc").score = -40
    game.turn("karadoc")
    game.turn("karadoc")
    assert game.scores == {"perceval": 50, "karadoc": -50, "arthur": 0}
    assert game.winner == "perceval"


# --- what was his to do


def test_his_turn_ends_before_the_chouettes_at_once() -> None:
    game = titouan(perceval=-40, karadoc=0, arthur=0)
    wrong(game, "perceval")
    assert game.turn_of == game.to_throw == "karadoc"


def test_his_turn_ends_before_the_cul_at_once_and_the_chouettes_are_taken_up() -> None:
    game = titouan("33 134", perceval=-40, karadoc=0, arthur=0)
    game.throw("perceval")
    wrong(game, "perceval")
    assert game.turn_of == "karadoc"
    game.turn("karadoc")
    assert game.scores == {"perceval": -50, "karadoc": 32, "arthur": 0}


def test_after_the_cul_his_turn_ends_when_the_windows_are_closed_which_go_on_without_him() -> None:
    game = titouan("224", perceval=-40, karadoc=0, arthur=0)
    game.turn("perceval")
    wrong(game, "perceval")
    assert game.turn_of == "perceval"
    assert game.waiting() == {SHOUT: ["karadoc", "arthur"]}
    game.says("karadoc", SHOUT)
    game.wait(50)
    assert game.scores["karadoc"] == 32
    assert game.turn_of == "karadoc"


def test_what_he_had_shouted_in_an_open_window_counts_for_nothing() -> None:
    game = titouan("224", perceval=-40, karadoc=0, arthur=0)
    game.turn("perceval")
    game.says("perceval", SHOUT, at=100)
    game.says("perceval", WRONG, at=110)
    game.says("karadoc", SHOUT, at=140)
    game.settle()
    assert game.scores == {"perceval": -50, "karadoc": 32, "arthur": 0}


def test_the_race_that_he_had_won_is_open_again_up_to_its_deadline() -> None:
    game = titouan("224", perceval=-40, karadoc=0, arthur=0)
    game.turn("perceval")
    game.says("perceval", SHOUT, at=100)
    game.says("perceval", WRONG, at=110)
    assert game.says("karadoc", SHOUT, at=3_900) == "counted"


def test_he_is_skipped_and_asked_nothing() -> None:
    game = titouan("134 134 224", perceval=0, karadoc=-40, arthur=0)
    wrong(game, "karadoc")
    game.turn("perceval")
    assert game.turn_of == "arthur"
    game = titouan("224", perceval=0, karadoc=-40, arthur=0)
    wrong(game, "karadoc")
    game.turn("perceval")
    assert game.waiting() == {SHOUT: ["perceval", "arthur"]}
    assert game.may("karadoc") == {}


def test_points_owed_to_him_in_later_settlements_are_void() -> None:
    """The Velute of 1-2-3 waits for the Suite, and its maker is put out before it is over."""
    game = titouan("123", perceval=-40, karadoc=0, arthur=0)
    game.turn("perceval")
    wrong(game, "perceval")
    game.says("karadoc", GRELOTTE)
    game.settle()
    assert game.scores == {"perceval": -50, "karadoc": 0, "arthur": -10}


def test_a_suite_that_has_only_one_player_left_is_decided_for_that_one() -> None:
    game = titouan("234", perceval=-40, karadoc=-40, arthur=0, bohort=0)
    game.turn("perceval")
    game.says("arthur", GRELOTTE)
    game.says("bohort", GRELOTTE)
    game.wait(4_000)
    assert game.waiting() == {"sans_fin_est_la_moisissure": ["perceval", "karadoc"]}
    wrong(game, "karadoc")
    assert game.scores == {"perceval": -50, "karadoc": -50, "arthur": 0, "bohort": 0}, "Perceval is the last"
    assert game.out == ["perceval", "karadoc"]
    assert game.turn_of == "arthur"


def test_the_dice_of_a_suite_with_only_one_player_left_are_decided_for_that_one() -> None:
    game = titouan("234 5", perceval=-40, karadoc=-30, arthur=0, bohort=0)
    game.turn("perceval")
    game.says("arthur", GRELOTTE)
    game.says("bohort", GRELOTTE)
    game.wait(8_000)
    assert game.roll("karadoc") == "counted"
    wrong(game, "perceval")
    assert game.scores["karadoc"] == -40, "he is the highest"


def test_a_roll_off_for_grelottin_with_only_one_left_is_decided_for_that_one() -> None:
    game = Told(
        "titouan", seats={"perceval": (10, G), "karadoc": (10, G), "arthur": (30, G), "bohort": 0}, first="bohort",
        target=35,
    )  # fmt: skip
    game.challenges("perceval", "arthur", at=100)
    game.challenges("karadoc", "arthur", at=100)
    game.wait(50)
    wrong(game, "perceval", 5)
    assert game.out == ["perceval"]
    game.terms("karadoc", "chouette", 1)
    assert game.to_throw == "arthur"


def test_a_roll_off_whose_winner_has_lost_his_target_comes_to_nothing() -> None:
    game = Told(
        "titouan", seats={"perceval": (10, G), "karadoc": (10, G), "arthur": (10, G), "bohort": 0}, first="bohort",
        target=35, dice="12",
    )  # fmt: skip
    game.challenges("perceval", "arthur", at=100)
    game.challenges("karadoc", "arthur", at=100)
    game.wait(50)
    wrong(game, "arthur", 5)
    game.roll("perceval")
    game.roll("karadoc")
    assert G in game.holds["perceval"]
    assert game.to_throw == "bohort"


def test_a_challenger_who_is_put_out_within_the_tie_has_said_nothing() -> None:
    game = Told(
        "titouan", seats={"perceval": (10, G), "karadoc": (10, G), "arthur": 0}, first="arthur", target=15, dice="33"
    )
    game.challenges("perceval", "karadoc", at=100)
    for n, word in enumerate((WRONG, SHOUT, GRELOTTE)):
        game.says("perceval", word, at=110 + n)
    assert game.out == ["perceval"]
    game.wait(100)
    assert game.throw("arthur") == "counted"


def test_a_poulette_that_nobody_can_shout_any_more_comes_to_nothing() -> None:
    seats = {"perceval": (10, G), "karadoc": (10, G), "arthur": 0}
    game = Told("titouan", seats=seats, first="arthur", dice="346 125 33", target=29)
    game.challenges("perceval", "karadoc")
    game.terms("perceval", "chouette", 1)
    game.turn("karadoc")
    game.turn("karadoc")
    wrong(game, "karadoc", 4)
    assert game.out == ["karadoc"]
    assert game.throw("arthur") == "counted"


# --- a negative target


def test_with_a_negative_target_everything_is_mirrored() -> None:
    game = titouan(target=-50, perceval=0, karadoc=-40, arthur=0)
    wrong(game, "karadoc")
    assert game.winner == "karadoc"
    game = titouan("566", target=-50, perceval=20, karadoc=0, arthur=0)
    game.turn("perceval")
    assert game.out == ["perceval"], "at + 50 or over"
    assert game.turn_of == "karadoc"


def test_with_a_negative_target_several_the_lowest_score_wins() -> None:
    game = Told("titouan", seats={"perceval": -30, "karadoc": -20, "arthur": 0}, dice="224", target=-50)
    game.turn("perceval")
    game.says("perceval", SHOUT, at=100)
    game.says("karadoc", SHOUT, at=100)
    game.wait(50)
    assert game.winner == "perceval"


def test_with_a_negative_target_and_nobody_left_the_lowest_wins() -> None:
    seats = {"perceval": (40, G), "karadoc": (45, G)}
    game = Told("titouan", seats=seats, first="perceval", dice="346 566", target=-50)
    game.challenges("perceval", "karadoc")
    game.terms("perceval", "velute", 10)
    game.turn("karadoc")
    game.turn("karadoc")
    assert game.scores == {"perceval": 50, "karadoc": 71}
    assert game.winner == "perceval"


def test_the_dice_that_decide_the_game_land_too_where_dice_fly() -> None:
    game = equal_at_the_target("35", flight_ms=900)
    assert game.roll("perceval") == "counted"
    assert game.roll("karadoc") == "counted"
    assert game.settle().winner == "perceval"

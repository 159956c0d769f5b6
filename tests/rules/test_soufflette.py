"""Card soufflette, sentence by sentence."""

from __future__ import annotations

from typing import Any

import pytest

from service.engine.cul_de_chouette.events import CombinationMade
from service.engine.dice.events import ChallengeTaken, DuelEnded
from tests.support.told import Told

S = "soufflette"
BOOKS = ["wikimonde", "titouan"]


def challenged(book: str = "wikimonde", dice: str = "", target: str = "karadoc", **options: Any) -> Told:
    """Perceval has thrown 4-2-1 on his turn and challenged somebody."""
    game = Told(book, dice=f"421 {dice}", **options)
    game.turn("perceval")
    assert game.challenges("perceval", target, challenge=S) == "counted"
    return game


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize(("dice", "keeps", "won"), [
    ("214", [], 50), ("466 21", [[4]], 40), ("155 43 2", [[1], [4, 1]], 30),
])  # fmt: skip
def test_421_on_throw_1_2_or_3_moves_50_40_or_30(book: str, dice: str, keeps: list[list[int]], won: int) -> None:
    game = challenged(book, dice)
    game.turn("karadoc")
    for keep in keeps:
        assert game.throw("karadoc", keep=keep) == "counted"
    game.settle()
    assert game.scores == {"perceval": 100 - won, "karadoc": 100 + won, "arthur": 100}
    assert game.to_throw == "karadoc", "the turn goes to the player after the one whose round it was"
    assert [(e.kind, e.challenger, e.defie) for e in game.told(ChallengeTaken)] == [(S, "perceval", "karadoc")]
    assert [(e.outcome, e.winner) for e in game.told(DuelEnded)] == [("met", "karadoc")]


def test_the_winning_421_is_no_new_soufflette() -> None:
    game = challenged(dice="214")
    game.turn("karadoc")
    assert len(game.told(CombinationMade)) == 1
    assert game.challenges("karadoc", "arthur", challenge=S) == "bevue"


def test_no_421_in_three_throws_loses_30_first_then_the_final_dice_take_effect() -> None:
    game = challenged("titouan", "266 23 35", seats={"perceval": 100, "karadoc": 10, "arthur": 100})
    game.turn("karadoc")
    game.throw("karadoc", keep=[2])
    game.throw("karadoc", keep=[2])
    game.settle()
    assert game.scores == {"perceval": 130, "karadoc": 30, "arthur": 100}
    assert game.settlements == [{"karadoc": 20, "perceval": 30}], "one settlement"
    assert [(e.outcome, e.winner) for e in game.told(DuelEnded)] == [("failed", "perceval")]


@pytest.mark.parametrize("options", [{"book": "wikimonde"}, {"book": "titouan", "negative_scores": False}])
def test_the_floor_is_taken_after_the_30_and_before_the_combination(options: dict[str, Any]) -> None:
    score = 10 if options["book"] == "wikimonde" else 30
    seats: dict[str, Any] = {"perceval": 100, "karadoc": score, "arthur": 100}
    game = challenged(dice="266 23 35", seats=seats, **options)
    game.turn("karadoc")
    game.throw("karadoc", keep=[2])
    game.throw("karadoc", keep=[2])
    game.settle()
    assert game.scores == {"perceval": 130, "karadoc": 50, "arthur": 100}, "the winner gets the full amount"


def test_the_races_of_the_third_throw_are_everybodys() -> None:
    game = challenged("titouan", "266 23 4")
    game.turn("karadoc")
    game.throw("karadoc", keep=[2])
    game.throw("karadoc", keep=[2, 2])
    game.says("arthur", "pas_mou_le_caillou")
    game.settle()
    assert game.scores == {"perceval": 130, "karadoc": 70, "arthur": 132}


def test_a_neant_on_the_third_throw_brings_the_souffle_a_grelottine() -> None:
    game = challenged("titouan", "266 23 56")
    game.turn("karadoc")
    game.throw("karadoc", keep=[2])
    game.throw("karadoc", keep=[3])
    game.settle()
    assert game.holds["karadoc"] == {"grelottine"}


@pytest.mark.parametrize("how", ["silent", "passes"])
def test_a_silent_souffleur_has_no_duel(how: str) -> None:
    game = Told(dice="421")
    game.turn("perceval")
    if how == "passes":
        game.passes("perceval")
        assert game.to_throw == "karadoc"
    game.settle()
    assert game.scores == {"perceval": 100, "karadoc": 100, "arthur": 100}
    assert game.to_throw == "karadoc"


def test_the_offer_lasts_decision_ms_from_the_landing() -> None:
    game = Told(dice="421", decision_ms=5000)
    game.turn("perceval")
    assert game.challenges("perceval", "karadoc", at=5001, challenge=S) == "bevue"
    game = Told(dice="421", decision_ms=5000)
    game.turn("perceval")
    assert game.challenges("perceval", "karadoc", at=5000, challenge=S) == "counted"


@pytest.mark.parametrize("who", ["karadoc", "arthur"])
def test_only_the_souffleur_may_challenge(who: str) -> None:
    game = Told(dice="421")
    game.turn("perceval")
    assert game.challenges(who, "perceval", challenge=S) == "bevue"


def test_nobody_challenges_himself_and_the_window_stays_open() -> None:
    game = Told(dice="421")
    game.turn("perceval")
    assert game.challenges("perceval", "perceval", challenge=S) == "bevue"
    assert game.challenges("perceval", "arthur", challenge=S) == "counted"


def test_a_team_mate_is_out_of_bounds() -> None:
    teams = {"a": ["perceval", "arthur"], "b": ["karadoc", "leodagan"]}
    game = Told(
        "titouan", dice="421", seats=dict.fromkeys(["perceval", "karadoc", "arthur", "leodagan"], 100), teams=teams
    )
    game.turn("perceval")
    assert game.may("perceval")[S] == {"targets": ["karadoc", "leodagan"]}
    assert game.challenges("perceval", "arthur", challenge=S) == "bevue"


def test_without_negative_scores_the_souffleur_needs_30() -> None:
    seats: dict[str, Any] = {"perceval": 29, "karadoc": 100, "arthur": 100}
    game = Told("titouan", dice="421", seats=seats, negative_scores=False)
    game.turn("perceval")
    assert game.to_throw == "karadoc", "no window opens"
    assert game.challenges("perceval", "karadoc", challenge=S) == "bevue"


def test_without_negative_scores_the_souffle_needs_30_and_another_may_be_named() -> None:
    seats: dict[str, Any] = {"perceval": 30, "karadoc": 29, "arthur": 30}
    game = Told("titouan", dice="421 214", seats=seats, negative_scores=False)
    game.turn("perceval")
    assert game.may("perceval")[S] == {"targets": ["arthur"]}
    assert game.challenges("perceval", "karadoc", challenge=S) == "bevue"
    game = Told("titouan", dice="421 214", seats=seats, negative_scores=False)
    game.turn("perceval")
    assert game.challenges("perceval", "arthur", challenge=S) == "counted"
    game.turn("arthur")
    assert game.scores == {"perceval": 0, "karadoc": 29, "arthur": 80}, "he stops at 0 (R6)"


@pytest.mark.parametrize("book", BOOKS)
def test_elsewhere_there_is_no_minimum(book: str) -> None:
    game = challenged(book, "214", seats={"perceval": 0, "karadoc": 0, "arthur": 100})
    game.turn("karadoc")
    assert game.scores == {"perceval": 0 if book == "wikimonde" else -50, "karadoc": 50, "arthur": 100}


@pytest.mark.parametrize(("keep", "wikimonde"), [
    ([4], "counted"), ([2], "counted"), ([4, 2], "counted"), ([6], "keep_impossible"), ([4, 6], "keep_impossible"),
])  # fmt: skip
def test_wikimonde_keeps_only_4_2_and_1(keep: list[int], wikimonde: str) -> None:
    for book, expected in [("wikimonde", wikimonde), ("titouan", "counted")]:
        game = challenged(book, "246 55")
        game.turn("karadoc")
        assert game.throw("karadoc", keep=keep) == expected
        assert game.bevues["karadoc"] == 0


def test_wikimonde_a_second_4_does_not_serve() -> None:
    game = challenged(dice="446 5")
    game.turn("karadoc")
    assert game.may("karadoc")["re_throw"]["keep_from"] == [4]
    assert game.throw("karadoc", keep=[4, 4]) == "keep_impossible"


def test_nothing_kept_throws_chouettes_and_cul_again() -> None:
    game = challenged(dice="266 42 1")
    game.turn("karadoc")
    game.turn("karadoc")
    game.settle()
    assert game.scores == {"perceval": 60, "karadoc": 140, "arthur": 100}


def test_the_souffle_cannot_stop() -> None:
    game = challenged(dice="666 13")
    game.turn("karadoc")
    assert game.passes("karadoc") == "nothing_asked"
    assert game.to_throw == "karadoc"


def test_his_first_chouettes_wait_for_the_guard() -> None:
    game = challenged(dice="66", pause_ms=1500)
    assert game.roll("karadoc", plus=1499) == "too_early"
    assert game.roll("karadoc", plus=1) == "counted"


def test_a_silent_souffle_has_his_dice_thrown() -> None:
    game = challenged(dice="266 333 235", turn_ms=5000)
    game.wait(23_000)
    assert game.scores["perceval"] == 130
    assert game.scores["karadoc"] == 120, "100 - 30 + 50"


def test_a_souffle_put_out_ends_it_with_no_stake_paid() -> None:
    game = challenged("titouan", "", seats={"perceval": 100, "karadoc": -335, "arthur": 100})
    game.says("karadoc", "pas_mou_le_caillou")
    assert game.out == ["karadoc"]
    assert game.scores["perceval"] == 100
    assert [(e.outcome, e.winner) for e in game.told(DuelEnded)] == [("void", None)]
    assert game.to_throw == "arthur"


def test_a_souffleur_put_out_while_the_third_throw_is_played_has_been_paid() -> None:
    game = challenged("titouan", "266 23 4", seats={"perceval": -330, "karadoc": 100, "arthur": 100})
    game.turn("karadoc")
    game.throw("karadoc", keep=[2])
    game.throw("karadoc", keep=[2, 2])
    for _ in range(5):
        game.says("perceval", "poulette")
    game.says("arthur", "pas_mou_le_caillou")
    game.settle()
    assert game.out == ["perceval"]
    assert game.scores == {"perceval": -350, "karadoc": 70, "arthur": 132}
    assert [(e.outcome, e.winner) for e in game.told(DuelEnded)] == [("failed", "perceval")]


def test_both_pass_the_target_in_one_settlement() -> None:
    game = challenged("titouan", "266 23 35", seats={"perceval": 320, "karadoc": 330, "arthur": 100})
    game.turn("karadoc")
    game.throw("karadoc", keep=[2])
    game.throw("karadoc", keep=[2])
    assert game.scores == {"perceval": 350, "karadoc": 350, "arthur": 100}
    assert game.waiting() == {"fin_de_partie": ["perceval", "karadoc"]}


def test_from_the_final_dice_of_a_grelottine_the_stake_comes_at_the_landing() -> None:
    seats: dict[str, Any] = {"perceval": (100, "grelottine"), "karadoc": (100, "grelottine"), "arthur": 100}
    game = Told(dice="333 421 214", seats=seats, first="arthur")
    game.challenges("perceval", "karadoc")
    game.terms("perceval", "chouette", 30)
    game.turn("karadoc")
    game.turn("karadoc")
    assert game.scores == {"perceval": 130, "karadoc": 70, "arthur": 100}
    assert game.challenges("karadoc", "arthur", challenge=S) == "counted"
    game.turn("arthur")
    assert game.scores == {"perceval": 130, "karadoc": 20, "arthur": 150}
    assert game.to_throw == "arthur", "the lull goes on"


def test_it_is_no_grelottine_no_immunity_and_no_poulette() -> None:
    game = challenged("titouan", "266 23 56")
    game.turn("karadoc")
    game.throw("karadoc", keep=[2])
    game.throw("karadoc", keep=[3])
    game.settle()
    assert game.holds["perceval"] == set()
    assert game.says("karadoc", "poulette") == "bevue"


def test_switched_off_421_is_a_neant() -> None:
    game = Told(dice="421", rules={S: False})
    game.turn("perceval")
    assert game.holds["perceval"] == {"grelottine"}
    assert game.challenges("perceval", "karadoc", challenge=S) == "unknown_annonce"


# --- R7: the thirty come first


def third(dice: str, book: str = "titouan", **seats: object) -> Told:
    """Karadoc's third throw lies; nothing of it was a 4-2-1."""
    people = {"perceval": 100, "karadoc": 100, "arthur": 100} | seats
    game = challenged(book, "266 266" + dice, seats=people)
    game.turn("karadoc")
    game.turn("karadoc")
    game.turn("karadoc")
    return game


@pytest.mark.parametrize(
    ("dice", "first"),
    [
        ("145", {"karadoc": 20, "perceval": 30}), ("343", {"karadoc": -21, "perceval": 30}),
        ("125", {"karadoc": -30, "perceval": 30}), ("123", {"karadoc": -30, "perceval": 30}),
        ("234", {"karadoc": -30, "perceval": 30}), ("344", {"karadoc": -30, "perceval": 30}),
        ("336", {"karadoc": -30, "perceval": 30}), ("555", {"karadoc": -30, "perceval": 30}),
        ("551", {"karadoc": -30, "perceval": 30}), ("652", {"karadoc": -30, "perceval": 30}),
    ],
)  # fmt: skip
def test_at_the_landing_the_thirty_go_with_what_asks_nobody_anything(dice: str, first: dict[str, int]) -> None:
    assert third(dice).settlements == [first]


def test_a_chouette_that_nobody_may_take_up_goes_with_the_thirty() -> None:
    game = challenged("titouan", "266 266 551", rules={"sirotage": False})
    for _ in range(3):
        game.turn("karadoc")
    assert game.settlements == [{"karadoc": -5, "perceval": 30}]


def test_a_souffle_whom_the_thirty_put_out_leaves_nobody_a_race() -> None:
    game = third("336", karadoc=-320)
    assert game.out == ["karadoc"]
    assert game.says("arthur", "pas_mou_le_caillou") == "bevue"
    assert game.turn_of == "arthur"
    assert [(e.outcome, e.winner) for e in game.told(DuelEnded)] == [("failed", "perceval")]


def test_what_others_have_bet_on_his_cul_is_paid_though_the_thirty_put_him_out() -> None:
    game = challenged("titouan", "266 266 42 3", seats={"perceval": 100, "karadoc": -320, "arthur": 100})
    game.turn("karadoc")
    game.turn("karadoc")
    game.throw("karadoc")
    assert game.says("arthur", "vert_linette") == "counted"
    game.throw("karadoc")
    assert game.out == ["karadoc"]
    assert game.scores["arthur"] == 95


def test_a_bleu_rouge_of_a_souffle_whom_the_thirty_put_out_has_no_relance() -> None:
    game = third("343", karadoc=-330)
    assert game.out == ["karadoc"]
    assert game.settle().turn_of == "arthur"


def test_fought_alone_the_thirty_come_at_the_landing_as_often_as_the_flan_weighs() -> None:
    seats = {"perceval": 100, "karadoc": (100, "flan"), "arthur": (100, "flan")}
    game = Told("titouan", dice="421 266 266 551", seats=seats)
    game.says("karadoc", "flan", target="perceval")
    game.says("arthur", "flan", target="perceval")
    for _ in range(4):
        game.turn("perceval")
    assert game.settlements == [{"perceval": -60}]
    game.settle()
    assert game.settlements == [{"perceval": -60}, {"perceval": -50}]


def test_the_bets_of_a_civet_filoche_stay_with_the_combination() -> None:
    seats = {"perceval": 100, "karadoc": 100, "arthur": (100, "civet_filoche")}
    game = challenged("titouan", "266 266 551", seats=seats)
    bet = {"target": "karadoc", "amount": 10, "combination": "chouette"}
    assert game.says("arthur", "civet_filoche", bets=[bet]) == "counted"
    for _ in range(3):
        game.turn("karadoc")
    assert game.settlements == [{"karadoc": -30, "perceval": 30}]
    game.settle()
    assert game.settlements[-1] == {"karadoc": 25, "arthur": 35}

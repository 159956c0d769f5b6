"""Card grelottine, sentence by sentence."""

from __future__ import annotations

from typing import Any

import pytest

from service.engine.core.events import HoldingLost
from service.engine.dice.events import ChallengeTaken, DuelEnded
from tests.support.told import PlainTold as Told

G = "grelottine"
SHOUT = "pas_mou_le_caillou"
BOOKS = ("wikimonde", "titouan")
FIRST_THREE = {"perceval": (100, G), "karadoc": (100, G), "arthur": 100}


def lull(book: str = "wikimonde", *, dice: str = "", seats: dict[str, Any] | None = None, **options: Any) -> Told:
    """The lull before Arthur's turn; Perceval and Karadoc hold a Grelottine."""
    return Told(book, seats=seats or FIRST_THREE, first="arthur", dice=dice, **options)


def challenged(book: str = "wikimonde", **options: Any) -> Told:
    """Perceval has challenged Karadoc, at 100 ms."""
    game = lull(book, **options)
    assert game.challenges("perceval", "karadoc", at=100) == "counted"
    game.wait(50)
    return game


def duel(book: str = "wikimonde", combination: str = "chouette", amount: int = 6, *, dice: str, **options: Any) -> Told:
    """Karadoc has to throw for a stake."""
    game = challenged(book, dice=dice, **options)
    assert game.terms("perceval", combination, amount) == "counted"
    return game


def thrown_twice(game: Told, keep: list[int] | None = None) -> Told:
    """Karadoc throws, and throws again."""
    game.turn("karadoc")
    assert game.throw("karadoc", keep=keep) == "counted"
    if not keep:
        assert game.throw("karadoc") == "counted"
    return game


def outcome(game: Told) -> tuple[str, str | None]:
    (ended,) = game.told(DuelEnded)
    return ended.outcome, ended.winner


# --- the challenge


@pytest.mark.parametrize("book", BOOKS)
def test_anybody_who_holds_one_may_challenge_a_holder_whoever_is_on_turn(book: str) -> None:
    game = challenged(book)
    assert [(e.challenger, e.defie) for e in game.told(ChallengeTaken)] == [("perceval", "karadoc")]
    assert game.to_throw == "karadoc"
    assert game.turn_of == "arthur"


def test_the_player_on_turn_may_challenge_and_be_challenged() -> None:
    seats = {"perceval": (100, G), "karadoc": (100, G), "arthur": (100, G)}
    game = lull(seats=seats)
    assert game.challenges("arthur", "karadoc") == "counted"
    game = lull(seats=seats)
    assert game.challenges("karadoc", "arthur") == "counted"


def test_the_grelottine_is_spent_when_the_challenge_is_taken_and_the_defie_keeps_his() -> None:
    game = challenged()
    assert game.holds["perceval"] == set()
    assert game.holds["karadoc"] == {G}


@pytest.mark.parametrize(
    ("author", "target"), [("perceval", "arthur"), ("arthur", "karadoc"), ("perceval", "perceval")]
)
@pytest.mark.parametrize("bevue", ["strict", "lenient"])
def test_both_must_hold_one_and_nobody_fights_himself(author: str, target: str, bevue: str) -> None:
    game = lull(bevue=bevue)
    said = game.challenges(author, target)
    code = "target_self" if author == target else "no_grelottine"
    assert said == ("bevue" if bevue == "strict" else code)
    assert not game.wait(200).told(ChallengeTaken)
    assert game.challenges("perceval", "karadoc") == "counted", "nothing is spent, the window stays open"


def test_with_no_two_holders_a_challenge_is_a_bevue() -> None:
    game = Told(seats={"perceval": (100, G), "karadoc": 100})
    assert game.challenges("perceval", "karadoc") == "bevue"
    assert game.holds["perceval"] == {G}


@pytest.mark.parametrize(
    ("book", "options", "scores", "said"),
    [
        ("wikimonde", {}, (30, 30), "counted"),
        ("titouan", {}, (3, 3), "counted"),
        ("titouan", {}, (2, 100), "bevue"),
        ("titouan", {}, (100, 2), "bevue"),
        ("titouan", {}, (100, -5), "bevue"),
        ("titouan", {"negative_scores": False}, (30, 30), "counted"),
        ("titouan", {"negative_scores": False}, (29, 30), "bevue"),
        ("titouan", {"negative_scores": False}, (30, 29), "bevue"),
    ],
)
def test_scores_needed_to_challenge_and_be_challenged(
    book: str, options: dict[str, Any], scores: tuple[int, int], said: str
) -> None:
    seats = {"perceval": (scores[0], G), "karadoc": (scores[1], G), "arthur": 100}
    assert lull(book, seats=seats, **options).challenges("perceval", "karadoc") == said


def test_it_may_be_shouted_in_the_lull_only() -> None:
    game = lull(dice="336")
    game.throw("arthur")
    assert game.challenges("perceval", "karadoc") == "bevue", "between the chouettes and the cul"
    game.throw("arthur")
    assert game.challenges("perceval", "karadoc") == "bevue", "while a window of the turn is open"


def test_the_chouettes_close_the_lull_at_their_exact_time() -> None:
    game = lull(dice="33")
    game.roll("arthur", at=500)
    assert game.challenges("perceval", "karadoc", at=1) == "bevue"


def test_while_a_challenge_may_still_be_tied_nobody_throws() -> None:
    game = lull(dice="33")
    game.challenges("perceval", "karadoc", at=100)
    assert game.roll("arthur", at=120) == "too_early"
    assert game.bevues["arthur"] == 0


# --- simultaneous challenges


ALL = {"perceval": (100, G), "karadoc": (90, G), "arthur": (100, G)}


def test_of_simultaneous_challengers_the_one_with_the_lower_score_becomes_grelottin() -> None:
    game = lull(seats=ALL)
    game.challenges("perceval", "arthur", at=100)
    game.challenges("karadoc", "perceval", at=150)
    game.wait(10)
    assert [(e.challenger, e.defie) for e in game.told(ChallengeTaken)] == [("karadoc", "perceval")]
    assert game.holds["perceval"] == {G}, "the others keep their Grelottines"


def test_what_answers_a_challenge_is_too_early_and_free_while_it_may_still_be_tied() -> None:
    game = lull("titouan", seats={"perceval": (100, G), "karadoc": (100, f"{G} passe_grelot rigodon"), "arthur": 100})
    game.challenges("perceval", "karadoc", at=100)
    assert game.terms("perceval", "chouette", 10, at=110) == "too_early"
    assert game.says("karadoc", "passe_grelot", target="arthur", at=120) == "too_early"
    assert game.says("karadoc", "rigodon", at=130) == "too_early"
    assert game.says("karadoc", "rigodon", at=151) == "counted"
    assert set(game.bevues.values()) == {0}


def test_it_is_wrong_of_who_is_not_in_that_challenge_or_holds_nothing_to_answer_with() -> None:
    game = lull(seats=ALL)
    game.challenges("perceval", "karadoc", at=100)
    assert game.says("karadoc", "passe_grelot", target="arthur", at=110) == "bevue"
    assert game.terms("arthur", "chouette", 10, at=120) == "bevue"


def test_terms_are_too_early_while_challengers_throw_for_it() -> None:
    game = lull(dice="25", seats=ALL | {"karadoc": (100, G)})
    game.challenges("perceval", "arthur", at=100)
    game.challenges("karadoc", "arthur", at=120)
    assert game.terms("perceval", "chouette", 10, at=300) == "too_early"
    assert game.terms("arthur", "chouette", 10, at=400) == "bevue"


def test_the_defie_is_to_throw_until_the_dice_are_final_and_then_the_player_on_turn() -> None:
    game = challenged("titouan", dice="225", rules={"sirotage": True})
    assert game.to_throw == "karadoc"
    game.terms("perceval", "chouette", 6)
    game.turn("karadoc")
    assert game.to_throw == "karadoc"
    game.passes("karadoc")
    assert game.waiting().keys() >= {"sirop"}
    assert game.to_throw == "arthur"


def test_after_tie_ms_the_second_one_is_late() -> None:
    game = lull(seats=ALL)
    game.challenges("perceval", "arthur", at=100)
    assert game.challenges("karadoc", "perceval", at=151) == "too_late"
    game.wait(10)
    assert [e.challenger for e in game.told(ChallengeTaken)] == ["perceval"]


def test_equal_scores_roll_off_and_the_lowest_die_fights() -> None:
    game = lull(seats=ALL, dice="44 25")
    game.challenges("perceval", "karadoc", at=100)
    game.challenges("arthur", "perceval", at=110)
    game.wait(50)
    assert game.waiting() == {"grelottin": ["perceval", "arthur"]}
    for player in ("perceval", "arthur", "perceval", "arthur"):
        assert game.roll(player) == "counted"
    assert [(e.challenger, e.defie) for e in game.told(ChallengeTaken)] == [("perceval", "karadoc")]
    last_die = game.landed
    assert game.window("terms").not_before == last_die + 1_500, "after a roll-off the guard counts from its last die"
    assert game.window("terms").deadline == last_die + 15_000


def test_two_may_challenge_each_other_at_once() -> None:
    game = lull(seats=ALL)
    game.challenges("perceval", "karadoc", at=100)
    game.challenges("karadoc", "perceval", at=100)
    game.wait(50)
    assert [(e.challenger, e.defie) for e in game.told(ChallengeTaken)] == [("karadoc", "perceval")]


# --- late challenges


def test_a_challenge_after_one_taken_is_late_until_the_terms_and_then_a_bevue() -> None:
    game = challenged(seats=ALL, dice="33")
    assert game.challenges("karadoc", "arthur") == "too_late"
    assert game.challenges("arthur", "karadoc") == "too_late"
    assert game.terms("perceval", "chouette", 3) == "counted"
    assert game.challenges("karadoc", "arthur") == "bevue"


# --- the terms


def test_the_terms_wait_for_pause_ms_after_the_challenge() -> None:
    game = challenged()
    assert game.terms("perceval", "chouette", 33, plus=1_449) == "too_early", "at 1599 ms"
    assert game.terms("perceval", "chouette", 33, plus=1) == "counted"


@pytest.mark.parametrize("book", BOOKS)
def test_silence_lapses_the_duel_at_decision_ms_and_the_grelottine_stays_spent(book: str) -> None:
    game = challenged(book)
    game.wait(14_949)
    assert not game.told(DuelEnded)
    game.wait(1)
    assert outcome(game) == ("lapsed", None)
    assert game.scores == {"perceval": 100, "karadoc": 100, "arthur": 100}
    assert game.holds == {"perceval": set(), "karadoc": {G}, "arthur": set()}
    assert game.to_throw == "arthur"


def test_the_grelottin_may_pass_and_the_duel_lapses_at_once() -> None:
    game = challenged()
    assert game.passes("perceval", plus=2_000) == "counted"
    assert outcome(game) == ("lapsed", None)


@pytest.mark.parametrize("who", ["karadoc", "arthur"])
def test_nobody_else_gives_terms(who: str) -> None:
    assert challenged().terms(who, "chouette", 3, plus=2_000) == "bevue"


@pytest.mark.parametrize("combination", ["suite", "neant"])
def test_only_some_combinations_may_be_named(combination: str) -> None:
    game = challenged()
    assert game.terms("perceval", combination, 3, plus=2_000) == "bevue"
    assert game.terms("perceval", "chouette", 3, plus=10) == "counted", "he may give them again"


def test_a_combination_that_is_off_or_unknown_is_refused() -> None:
    game = challenged(rules={"velute": False})
    for combination in ("velute", "sirop_grelot", "tarte"):
        assert game.terms("perceval", combination, 3, plus=2_000) == "unknown_combination"


LIMITS = {
    "wikimonde": {"chouette": 33, "velute": 33, "cul_de_chouette": 33, "chouette_velute": 33},
    "titouan": {"chouette": 33, "velute": 25, "cul_de_chouette": 12, "chouette_velute": 6},
}


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("combination", list(LIMITS["wikimonde"]))
@pytest.mark.parametrize("lower", ["perceval", "karadoc"])
def test_the_limit_is_a_share_of_the_lower_of_the_two_scores(book: str, combination: str, lower: str) -> None:
    seats = {"perceval": (300, G), "karadoc": (300, G), "arthur": 100} | {lower: (100, G)}
    most = LIMITS[book][combination]
    game = challenged(book, seats=seats)
    assert game.terms("perceval", combination, 0, plus=2_000) == "bevue"
    seats = {"perceval": (300, G), "karadoc": (300, G), "arthur": 100} | {lower: (100, G)}
    lenient = challenged(book, seats=seats, bevue="lenient")
    assert lenient.terms("perceval", combination, most + 1, plus=2_000) == "stake_out_of_range"
    assert lenient.refusal.values["maximum"] == most
    assert lenient.terms("perceval", combination, -1, plus=10) == "stake_out_of_range"
    assert lenient.terms("perceval", combination, most, plus=10) == "counted"


@pytest.mark.parametrize(
    ("combination", "most"), [("chouette", 3), ("velute", 2), ("cul_de_chouette", 1), ("chouette_velute", 0)]
)
def test_the_limits_of_titouan_at_a_lower_score_of_10_are_rounded_down(combination: str, most: int) -> None:
    game = challenged("titouan", seats={"perceval": (10, G), "karadoc": (11, G), "arthur": 0}, bevue="lenient")
    assert game.terms("perceval", combination, most + 1, plus=2_000) == "stake_out_of_range"
    if most:
        assert game.terms("perceval", combination, most, plus=10) == "counted"
    else:
        assert combination not in game.may("perceval")["terms"]["combinations"]


def test_the_limit_is_taken_when_the_terms_are_given() -> None:
    game = challenged()
    game.says("karadoc", SHOUT)
    assert game.scores["karadoc"] == 90
    assert game.terms("perceval", "chouette", 31, plus=2_000) == "bevue"
    game = challenged()
    game.says("karadoc", SHOUT)
    assert game.terms("perceval", "chouette", 30, plus=2_000) == "counted"


def test_where_no_amount_is_possible_any_more_the_duel_lapses_at_the_deadline() -> None:
    game = challenged("titouan", seats={"perceval": (9, G), "karadoc": (100, G), "arthur": 0})
    game.says("perceval", SHOUT)
    game.wait(2_000)
    assert "terms" not in game.may("perceval")
    assert game.terms("perceval", "chouette", 1, plus=0) == "bevue"
    game.settle()
    assert outcome(game) == ("lapsed", None)


# --- the throws


def test_the_first_chouettes_wait_for_pause_ms_after_the_terms() -> None:
    game = duel(dice="33")
    assert game.roll("karadoc", plus=1_499) == "too_early"
    assert game.roll("karadoc", plus=1) == "counted"


def test_the_cul_of_a_duel_waits_for_pause_ms_too() -> None:
    game = duel(dice="33 4")
    game.throw("karadoc")
    assert game.roll("karadoc", plus=1_499) == "too_early"
    assert game.roll("karadoc", plus=1) == "counted"


def test_a_roll_of_the_player_on_turn_while_the_duel_lasts_is_too_early_not_wrong() -> None:
    game = duel(dice="334")
    assert game.roll("arthur") == "too_early"
    game.throw("karadoc")
    assert game.roll("arthur") == "too_early"
    assert game.roll("perceval") == "bevue"


def test_the_defie_is_too_early_before_the_terms() -> None:
    assert challenged().roll("karadoc") == "too_early"


def test_wikimonde_the_second_throw_is_compulsory_even_if_the_first_met_the_terms() -> None:
    game = duel("wikimonde", dice="334 125", rules={"chouette_velute": True})
    game.turn("karadoc")
    assert game.passes("karadoc", plus=10) == "nothing_asked"
    game.wait(100_000)
    assert game.to_throw == "karadoc"
    thrown = duel("wikimonde", dice="335 125")
    thrown_twice(thrown)
    assert outcome(thrown) == ("failed", "perceval"), "only the final dice count"


@pytest.mark.parametrize("how", ["pass", "silence"])
def test_titouan_he_may_stop_after_a_first_throw_that_met_the_terms(how: str) -> None:
    game = duel("titouan", dice="335")
    game.turn("karadoc")
    if how == "pass":
        assert game.passes("karadoc") == "counted"
    else:
        game.wait(14_999)
        assert not game.told(DuelEnded)
        game.wait(1)
    assert outcome(game) == ("met", "karadoc")
    assert game.scores == {"perceval": 94, "karadoc": 115, "arthur": 100}


def test_titouan_he_may_go_on_and_then_only_the_final_dice_count() -> None:
    game = duel("titouan", dice="335 6")
    game.turn("karadoc")
    game.roll("karadoc", keep=[3, 5])
    assert outcome(game) == ("failed", "perceval")


def test_titouan_after_a_first_throw_that_missed_he_must_throw_again() -> None:
    game = duel("titouan", dice="125")
    game.turn("karadoc")
    assert game.passes("karadoc") == "nothing_asked"
    game.wait(100_000)
    assert game.to_throw == "karadoc"


@pytest.mark.parametrize(
    ("dice", "keep", "final"),
    [
        ("356 44", [3], [3, 4, 4]),
        ("356 4", [3, 6], [3, 4, 6]),
        ("536 12", [6], [1, 2, 6]),
        ("355 1", [5, 5], [1, 5, 5]),
    ],
)
def test_any_dice_may_be_kept_and_they_lie_where_they_lay(dice: str, keep: list[int], final: list[int]) -> None:
    game = duel(dice=dice, amount=1)
    game.turn("karadoc")
    game.throw("karadoc", keep=keep)
    (throw,) = [e for e in game.events if type(e).__name__ == "CombinationMade"]
    assert throw.faces == final


@pytest.mark.parametrize("keep", [None, []])
def test_nothing_kept_throws_all_three_again_in_two_rolls(keep: list[int] | None) -> None:
    game = duel(dice="356 445")
    game.turn("karadoc")
    assert game.roll("karadoc", keep=keep) == "counted"
    assert game.roll("karadoc", plus=1_499) == "too_early"
    assert game.roll("karadoc", plus=1) == "counted"
    assert outcome(game) == ("met", "karadoc")


@pytest.mark.parametrize("keep", [[3, 5, 6], [4], [3, 3], [3, 5, 6, 6]])
@pytest.mark.parametrize("bevue", ["strict", "lenient"])
def test_a_keep_that_is_impossible_is_refused_never_a_bevue(keep: list[int], bevue: str) -> None:
    game = duel(dice="356 44", bevue=bevue)
    game.turn("karadoc")
    assert game.roll("karadoc", keep=keep) == "keep_impossible"
    assert game.refusal.kind == "invalid"
    assert game.bevues["karadoc"] == 0
    assert game.roll("karadoc", keep=[3]) == "counted"


def test_the_re_throw_needs_no_pause() -> None:
    game = duel(dice="356 44")
    game.turn("karadoc")
    assert game.roll("karadoc", plus=1, keep=[3]) == "counted"


def test_before_the_final_dice_nobody_may_react() -> None:
    game = duel(dice="336")
    game.turn("karadoc")
    assert game.says("arthur", SHOUT) == "bevue"


def test_a_silent_thrower_has_his_throws_made_for_him_keeping_nothing() -> None:
    game = duel(dice="356 445", turn_ms=5_000)
    game.wait(1_500 + 5_000 + 1_500)
    assert game.waiting() == {"re_throw": ["karadoc"]}
    game.wait(5_000 + 1_500)
    assert outcome(game) == ("met", "karadoc")


# --- the settlement


@pytest.mark.parametrize("book", BOOKS)
def test_final_dice_that_meet_the_terms(book: str) -> None:
    game = thrown_twice(duel(book, dice="356 44"), keep=[6])
    assert outcome(game) == ("met", "karadoc")
    assert game.settlements == [{"karadoc": 22, "perceval": -6}], "stake and combination in one settlement"


@pytest.mark.parametrize("book", BOOKS)
def test_final_dice_that_do_not(book: str) -> None:
    game = thrown_twice(duel(book, dice="356 42"), keep=[6])
    assert outcome(game) == ("failed", "perceval")
    assert game.settlements == [{"karadoc": 66, "perceval": 6}], "and the final dice take effect for him"


def test_1_2_3_meets_velute() -> None:
    game = thrown_twice(duel(combination="velute", dice="356 12", amount=9), keep=[3])
    assert game.scores["karadoc"] == 100, "the stake waits for the Suite"
    for player in ("perceval", "karadoc"):
        game.says(player, "grelotte_ca_picote")
    game.settle()
    assert game.settlements == [{"karadoc": 27, "perceval": -9, "arthur": -10}]
    assert outcome(game) == ("met", "karadoc")


@pytest.mark.parametrize("dice", ["336", "333"])
def test_a_chouette_velute_or_a_cul_de_chouette_is_no_chouette(dice: str) -> None:
    game = duel(dice=f"125 {dice}")
    thrown_twice(game)
    game.settle()
    assert outcome(game) == ("failed", "perceval")


def test_chouette_velute_is_met_by_the_dice_whoever_wins_the_race() -> None:
    game = thrown_twice(duel(combination="chouette_velute", dice="125 224"))
    game.says("perceval", SHOUT)
    game.settle()
    assert outcome(game) == ("met", "karadoc")
    assert game.settlements == [{"karadoc": 6, "perceval": 26}], "one settlement when the race is closed"


def test_the_defie_gains_a_grelottine_for_a_neant() -> None:
    seats = {"perceval": (100, G), "karadoc": (100, G), "arthur": (100, G)}
    game = duel(seats=seats, dice="125 125")
    thrown_twice(game)
    assert G in game.holds["karadoc"]


def test_then_the_lull_goes_on_with_the_same_player_on_turn_and_another_may_follow() -> None:
    seats = {"perceval": (100, G), "karadoc": (100, G), "arthur": (100, G)}
    game = thrown_twice(duel(seats=seats, dice="356 44 44"), keep=[6])
    assert game.turn_of == game.to_throw == "arthur"
    assert game.roll("arthur", plus=1_499) == "too_early", "and its guard counts from the settlement"
    assert game.challenges("arthur", "karadoc", plus=0) == "counted"


@pytest.mark.parametrize(
    ("book", "players", "immunity"),
    [
        ("wikimonde", 3, {"passe_grelot"}),
        ("wikimonde", 2, {"rigodon"}),
        ("titouan", 3, {"passe_grelot", "rigodon"}),
        ("titouan", 2, {"passe_grelot", "rigodon"}),
    ],
)
@pytest.mark.parametrize("met", [True, False])
def test_whoever_takes_the_stake_gains_the_immunity(book: str, players: int, immunity: set[str], met: bool) -> None:
    seats = dict(list(FIRST_THREE.items())[:players])
    game = Told(book, seats=seats, first="perceval", dice="356 44" if met else "356 41")
    game.challenges("perceval", "karadoc")
    game.terms("perceval", "chouette", 6)
    thrown_twice(game, keep=[6])
    assert game.holds["karadoc"] - {G} == (immunity if met else set())
    assert game.holds["perceval"] == (set() if met else immunity)


def test_both_pass_the_target_in_the_one_settlement_the_higher_score_wins() -> None:
    seats = {"perceval": (340, G), "karadoc": (340, G), "arthur": 0}
    game = thrown_twice(duel(combination="velute", seats=seats, dice="125 446", amount=5))
    assert game.scores == {"perceval": 345, "karadoc": 351, "arthur": 0}
    assert game.winner == "karadoc"
    game = thrown_twice(duel(combination="velute", seats=seats, dice="125 333", amount=40))
    assert game.scores == {"perceval": 380, "karadoc": 370, "arthur": 0}
    assert game.winner == "perceval"


def test_wikimonde_who_falls_under_30_by_the_stake_loses_his_grelottine() -> None:
    seats = {"perceval": (100, G), "karadoc": (35, G), "arthur": 100}
    game = thrown_twice(duel(seats=seats, dice="356 114", amount=10))
    assert game.scores["karadoc"] == 46
    game = thrown_twice(duel(seats=seats, dice="356 125", amount=10))
    assert game.scores["karadoc"] == 25
    assert game.holds["karadoc"] == set()
    assert [e.reason for e in game.told(HoldingLost) if e.player == "karadoc"] == ["under_minimum"]


def test_the_amount_stands_whatever_the_score_is_later_and_the_winner_gets_it_all() -> None:
    seats = {"perceval": (100, G), "karadoc": (30, G), "arthur": 100}
    game = duel(seats=seats, dice="356 125", amount=10)
    for word in ("pas_mou_le_caillou", "grelotte_ca_picote", "sans_fin_est_la_moisissure"):
        game.says("karadoc", word)
    assert game.scores["karadoc"] == 0
    thrown_twice(game)
    assert game.scores == {"perceval": 110, "karadoc": 0, "arthur": 100}


def test_off_a_neant_brings_nothing_and_its_words_are_unknown() -> None:
    game = Told(seats={"perceval": 100, "karadoc": 100}, dice="125", rules={G: False})
    game.turn("perceval")
    assert game.holds["perceval"] == set()
    assert game.challenges("perceval", "karadoc") == "unknown_annonce"
    assert game.says("perceval", "poulette") == "unknown_annonce"


# --- put out in a duel


def titouan_duel(dice: str, **scores: int) -> Told:
    seats = {name: (score, G) for name, score in scores.items()} | {"arthur": 0}
    return duel("titouan", seats=seats, dice=dice, amount=1, target=60)


@pytest.mark.parametrize("who", ["perceval", "karadoc"])
def test_a_duel_that_loses_a_duellist_ends_with_no_stake_paid(who: str) -> None:
    game = titouan_duel("33", perceval=10, karadoc=10)
    for n in range(7):
        game.says(who, "grelotte_ca_picote", plus=100 + n)
    assert game.out == [who]
    assert outcome(game) == ("void", None)
    assert game.turn_of == game.to_throw == "arthur"
    game.throw("arthur")


def test_who_is_put_out_while_a_race_on_the_final_dice_is_open_voids_the_stake() -> None:
    game = titouan_duel("125 224", perceval=10, karadoc=10)
    thrown_twice(game)
    for n in range(7):
        game.says("perceval", "grelotte_ca_picote", plus=100 + n)
    game.says("arthur", SHOUT)
    game.settle()
    assert outcome(game) == ("void", None)
    assert game.scores["karadoc"] == 10
    assert game.scores["arthur"] == 32, "the race goes on without him"


def test_a_player_on_turn_who_is_put_out_during_a_duel_of_others_has_had_his_turn() -> None:
    game = titouan_duel("125 134", perceval=10, karadoc=10)
    for n in range(6):
        game.says("arthur", "grelotte_ca_picote", plus=100 + n)
    assert game.out == ["arthur"]
    thrown_twice(game)
    assert outcome(game) == ("failed", "perceval")
    assert game.turn_of == "perceval"


def test_who_is_put_out_by_the_stake_has_lost_the_duel_all_the_same() -> None:
    seats = {"perceval": (100, G), "karadoc": (-3, G), "arthur": 0}
    game = Told("titouan", seats={**seats, "karadoc": (40, G)}, first="arthur", dice="125 125", target=343)
    game.challenges("perceval", "karadoc")
    game.terms("perceval", "chouette", 13)
    game.game.player("karadoc").score = -335
    thrown_twice(game)
    assert game.out == ["karadoc"]
    assert outcome(game) == ("failed", "perceval")
    assert game.holds["perceval"] == {"passe_grelot", "rigodon"}

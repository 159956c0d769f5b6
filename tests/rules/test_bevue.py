"""Card bevue: its eight lines, strict and lenient."""

from __future__ import annotations

import pytest

from tests.support.told import PlainTold as Told

SHOUT = "pas_mou_le_caillou"
MODES = pytest.mark.parametrize("bevue", ["strict", "lenient"])


def race(**options: object) -> Told:
    game = Told(dice="336 445", **options)
    game.turn("perceval")
    return game


def untouched(game: Told) -> bool:
    return not any(game.bevues.values()) and not game.settlements


# --- line 1


@MODES
@pytest.mark.parametrize(
    ("annonce", "fields", "code"),
    [
        ("abracadabra", {}, "unknown_annonce"),
        ("salsifi", {}, "unknown_annonce"),
        ("grelottine", {"target": "karadoc"}, "unknown_annonce"),
        (SHOUT, {"amount": 3}, "unknown_field"),
        ("passe_grelot", {}, "missing_field"),
        ("passe_grelot", {"target": "bohort"}, "unknown_player"),
        ("passe_grelot", {"target": 3}, "wrong_type"),
    ],
)
def test_1_what_is_not_well_formed_is_refused(bevue: str, annonce: str, fields: dict, code: str) -> None:
    game = race(bevue=bevue)
    assert game.says("karadoc", annonce, **fields) == code
    assert game.refusal.kind == "invalid"
    assert untouched(game)


@MODES
def test_1_an_annonce_of_a_rule_that_is_off_is_unknown(bevue: str) -> None:
    game = Told(bevue=bevue, rules={"suite": False})
    assert game.says("karadoc", "grelotte_ca_picote") == "unknown_annonce"
    assert untouched(game)


@MODES
def test_1_terms_that_are_not_well_formed_are_refused(bevue: str) -> None:
    game = Told(bevue=bevue)
    assert game.terms("karadoc", "sirop_grelot", 3, plus=10) == "unknown_combination"
    assert game.terms("karadoc", "chouette", "3", plus=10) == "wrong_type"
    assert game.terms("karadoc", "chouette", True, plus=10) == "wrong_type"
    assert game.challenges("karadoc", "bohort") == "unknown_player"
    assert game.challenges("karadoc", "perceval", challenge="tirelipimpon") == "unknown_annonce"
    assert untouched(game)


@MODES
def test_1_an_author_who_is_not_in_the_game_is_refused(bevue: str) -> None:
    game = Told("titouan", seats={"perceval": 100, "karadoc": -340, "arthur": 100}, bevue="strict")
    assert game.says("bohort", SHOUT) == "not_at_table"
    assert game.says("karadoc", SHOUT) == "bevue"
    assert game.out == ["karadoc"]
    assert game.says("karadoc", SHOUT, plus=1_000) == "out_of_game"
    assert game.roll("karadoc") == "out_of_game"
    assert game.bevues["karadoc"] == 1


@MODES
def test_1_after_the_end_everything_is_refused(bevue: str) -> None:
    game = Told(seats={"perceval": 340, "karadoc": 0}, dice="445", bevue=bevue)
    game.turn("perceval")
    assert game.roll("karadoc") == "game_finished"
    assert game.says("karadoc", SHOUT) == "game_finished"
    assert game.passes("karadoc") == "game_finished"
    assert game.leaves("karadoc") == "game_finished"


# --- lines 2 and 3


@MODES
def test_2_pass_where_nothing_is_asked_is_refused(bevue: str) -> None:
    game = Told(dice="33", bevue=bevue)
    assert game.passes("perceval") == "nothing_asked"
    assert game.passes("karadoc") == "nothing_asked"
    game.throw("perceval")
    assert game.passes("karadoc") == "nothing_asked"
    assert untouched(game)


@MODES
def test_3_a_roll_too_early_is_refused(bevue: str) -> None:
    game = race(bevue=bevue)
    assert game.roll("karadoc") == "too_early", "he is the next one on turn, and the race is open"
    game.settle()
    assert game.roll("karadoc", plus=10) == "too_early", "the guard"
    assert untouched(game)


# --- line 4


@MODES
def test_4_a_shout_that_an_open_window_takes_counts(bevue: str) -> None:
    assert race(bevue=bevue).says("karadoc", SHOUT) == "counted"


# --- line 5


@MODES
@pytest.mark.parametrize(("gap", "what"), [(0, "repeated"), (50, "repeated"), (51, "too_late")])
def test_5_a_double_press_of_a_shout_is_one_act(bevue: str, gap: int, what: str) -> None:
    game = race(bevue=bevue)
    game.says("karadoc", SHOUT, at=500)
    assert game.says("karadoc", SHOUT, at=500 + gap) == what
    assert game.settle().scores["karadoc"] == 172
    assert not any(game.bevues.values())


def test_5_a_double_press_is_one_act_also_where_the_first_one_closed_the_window() -> None:
    game = race()
    game.passes("perceval")
    game.passes("arthur")
    game.says("karadoc", SHOUT)
    assert game.says("karadoc", SHOUT, plus=40) == "repeated"


def test_5_a_double_press_of_a_bevue_is_one_bevue() -> None:
    game = Told()
    assert game.says("karadoc", SHOUT) == "bevue"
    assert game.says("karadoc", SHOUT, plus=50) == "repeated"
    assert game.says("karadoc", SHOUT, plus=51) == "bevue"
    assert game.bevues["karadoc"] == 2


def test_5_other_fields_are_another_act() -> None:
    game = Told(seats={"perceval": 100, "karadoc": (100, "grelottine"), "arthur": 100})
    assert game.challenges("karadoc", "arthur") == "bevue"
    assert game.challenges("karadoc", "perceval", plus=10) == "bevue"


def test_5_another_roll_by_the_same_player_is_one_act() -> None:
    game = Told(dice="2 2", seats={"perceval": 100, "karadoc": 100})
    assert game.roll("karadoc") == "bevue"
    assert game.roll("karadoc", plus=50) == "repeated"
    assert game.bevues["karadoc"] == 1


def test_5_a_second_roll_after_ones_own_cul_is_one_act() -> None:
    game = Told(dice="336")
    game.turn("perceval")
    assert game.roll("perceval", plus=50) == "repeated"
    assert game.roll("perceval", plus=1) == "bevue"


# --- line 6


@MODES
def test_6_a_shout_for_a_window_that_is_decided_is_late_until_its_original_deadline(bevue: str) -> None:
    game = race(bevue=bevue)
    game.says("karadoc", SHOUT, at=500)
    assert game.says("arthur", SHOUT, at=551) == "too_late"
    assert game.refusal.kind == "too_late"
    assert game.says("arthur", SHOUT, at=4_000) == "too_late"
    assert game.says("arthur", SHOUT, at=4_001) == ("bevue" if bevue == "strict" else "wrong_moment")


@MODES
def test_6_who_has_passed_is_late(bevue: str) -> None:
    game = race(bevue=bevue)
    game.passes("karadoc")
    assert game.says("karadoc", SHOUT) == "too_late"


def test_6_an_act_made_in_time_and_stored_after_the_window_has_closed_is_late_and_free() -> None:
    game = race(settle_ms=60)
    game.wait(4_060)
    assert game.turn_of == "karadoc"
    assert game.says("arthur", SHOUT, at=4_000) == "too_late", "the deadline itself is in time"
    assert game.says("arthur", SHOUT, at=3_900) == "too_late"
    assert untouched(game)


# --- line 8


def test_8_any_other_annonce_is_a_bevue_and_costs_10() -> None:
    game = Told()
    assert game.says("karadoc", SHOUT) == "bevue"
    assert game.scores == {"perceval": 100, "karadoc": 90, "arthur": 100}
    assert game.settlements == [{"karadoc": -10}]


def test_8_lenient_it_is_refused_without_effect_or_cost() -> None:
    game = Told(bevue="lenient")
    assert game.says("karadoc", SHOUT) == "wrong_moment"
    assert game.roll("karadoc") == "not_your_throw"
    assert game.refusal.kind == "conflict"
    assert untouched(game)


def test_8_a_roll_out_of_turn_is_a_bevue_and_no_die_is_thrown() -> None:
    game = Told(dice="33")
    assert game.roll("arthur") == "bevue"
    assert game.game.state.randomness.given == [3, 3]


def test_8_out_of_bounds_is_a_bevue() -> None:
    game = Told(seats={"perceval": (100, "grelottine"), "karadoc": (100, "grelottine")})
    assert game.challenges("perceval", "perceval") == "bevue"


# --- settlement


def test_they_add_up_three_wrong_acts_cost_30() -> None:
    game = Told(dice="33")
    game.says("karadoc", SHOUT)
    game.says("karadoc", "grelotte_ca_picote")
    game.roll("karadoc")
    assert game.scores["karadoc"] == 70
    assert game.bevues["karadoc"] == 3
    assert game.settlements == [{"karadoc": -10}] * 3


def test_no_window_closes_or_opens_and_its_author_may_still_say_the_right_thing() -> None:
    game = race()
    assert game.says("karadoc", "grelotte_ca_picote") == "bevue"
    assert game.waiting() == {SHOUT: ["perceval", "karadoc", "arthur"]}
    assert game.says("karadoc", SHOUT) == "counted"
    assert game.settle().scores["karadoc"] == 162


def test_no_guard_and_no_pause_begins_anew() -> None:
    game = Told(dice="134 33")
    game.turn("perceval")
    game.says("arthur", SHOUT, at=1_400)
    assert game.roll("karadoc", at=1_500) == "counted"


def test_the_pause_before_a_cul_does_not_begin_anew() -> None:
    game = Told(dice="334")
    game.roll("perceval", at=0)
    game.says("arthur", SHOUT, at=1_499)
    assert game.roll("perceval", at=1_500) == "counted"


@pytest.mark.parametrize(
    ("book", "options", "scores"),
    [
        ("wikimonde", {}, {"perceval": 100, "karadoc": 0, "arthur": 0}),
        ("titouan", {}, {"perceval": 100, "karadoc": -4, "arthur": -10}),
        ("titouan", {"negative_scores": False}, {"perceval": 110, "karadoc": 10, "arthur": 0}),
    ],
)
def test_at_a_score_under_10(book: str, options: dict[str, object], scores: dict[str, int]) -> None:
    game = Told(book, seats={"perceval": 100, "karadoc": 6, "arthur": 0}, **options)
    game.says("karadoc", SHOUT)
    game.says("arthur", SHOUT)
    assert game.scores == scores


def test_a_bevue_can_put_a_player_out() -> None:
    game = Told("titouan", seats={"perceval": 0, "karadoc": -333, "arthur": 0})
    game.says("karadoc", SHOUT)
    assert game.out == ["karadoc"]


def test_with_a_negative_target_it_may_win_its_author_the_game() -> None:
    game = Told("titouan", seats={"perceval": 0, "karadoc": -333}, target=-343)
    game.says("karadoc", SHOUT)
    assert game.winner == "karadoc"


def test_it_may_win_the_game_for_the_last_one_left_and_for_one_who_gains_the_gift_of_zero() -> None:
    game = Told("titouan", seats={"perceval": -50, "karadoc": -340})
    game.says("karadoc", SHOUT)
    assert game.winner == "perceval"
    game = Told("titouan", seats={"perceval": 335, "karadoc": 0}, negative_scores=False)
    game.says("karadoc", SHOUT)
    assert game.winner == "perceval"


@pytest.mark.parametrize("rung", [True, False])
def test_after_the_original_deadline_it_is_a_bevue_whether_or_not_anybody_has_closed_the_window(rung: bool) -> None:
    game = race(settle_ms=60)
    if rung:
        game.wait(4_060)
    assert game.says("arthur", SHOUT, at=4_030) == "bevue"

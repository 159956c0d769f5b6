"""Card tour: phases, throws at the wrong time, time limits, absence, pass, whose turn is next."""

from __future__ import annotations

from itertools import pairwise

import pytest

from service import engine
from service.engine.core.actions.acts import Leave
from service.engine.core.events import GameFinished, PresenceChanged, TurnStarted
from service.engine.dice.events import DiceRolled
from tests.support.told import PlainTold as Told

SHOUT = "pas_mou_le_caillou"
TWO = {"perceval": 100, "karadoc": 100}


# --- phases


def test_two_chouettes_and_then_the_cul() -> None:
    game = Told(dice="133")
    game.turn("perceval")
    assert [(e.purpose, e.faces, e.table) for e in game.told(DiceRolled)] == [
        ("chouettes", [1, 3], [1, 3]), ("cul", [3], [1, 3, 3]),
    ]  # fmt: skip


def test_the_next_chouettes_wait_for_the_guard_from_the_last_settlement_on() -> None:
    game = Told(dice="133 44")
    game.turn("perceval")
    assert game.roll("karadoc", at=1_499) == "too_early"
    assert game.roll("karadoc", at=1_500) == "counted"


def test_the_guard_counts_also_after_a_throw_that_moved_no_points() -> None:
    game = Told(dice="125 44")
    game.turn("perceval")
    assert game.roll("karadoc", at=1_499) == "too_early"
    assert game.roll("karadoc", at=1_500) == "counted"


def test_the_guard_counts_from_the_closing_of_the_last_window() -> None:
    game = Told(dice="336 44")
    game.turn("perceval")
    game.says("arthur", SHOUT, at=1_000)
    assert game.roll("karadoc", at=2_549) == "too_early"
    assert game.roll("karadoc", at=2_550) == "counted"


def test_the_cul_waits_for_pause_ms_after_the_chouettes() -> None:
    game = Told(dice="133")
    game.throw("perceval")
    assert game.roll("perceval", at=1_499) == "too_early"
    assert game.roll("perceval", at=1_500) == "counted"


def test_pause_ms_is_an_option() -> None:
    game = Told(dice="133", pause_ms=0)
    assert game.roll("perceval", at=5) == "counted"
    assert game.roll("perceval", at=0) == "counted"


@pytest.mark.parametrize("keep", [[1], [1, 3]])
def test_keep_is_not_well_formed_here(keep: list[int]) -> None:
    game = Told(dice="133")
    assert game.roll("perceval", keep=keep) == "keep_not_allowed"
    game.throw("perceval")
    assert game.throw("perceval", keep=keep) == "keep_not_allowed"
    assert game.roll("arthur", keep=keep) == "keep_not_allowed", "not well-formed comes before not his throw"


def test_an_empty_keep_keeps_nothing_as_generated_clients_send_it() -> None:
    game = Told(dice="133")
    assert game.throw("perceval", keep=[]) == "counted"


# --- a throw at the wrong time


@pytest.mark.parametrize("bevue", ["strict", "lenient"])
def test_the_next_on_turn_is_too_early_while_the_windows_of_the_turn_before_are_open(bevue: str) -> None:
    game = Told(dice="336", bevue=bevue)
    game.turn("perceval")
    assert game.roll("karadoc") == "too_early"
    assert game.roll("arthur") == ("bevue" if bevue == "strict" else "not_your_throw")
    assert game.roll("perceval") == ("bevue" if bevue == "strict" else "not_your_throw")


def test_anybody_else_commits_a_bevue_at_any_time() -> None:
    game = Told(dice="33")
    assert game.roll("karadoc") == "bevue"
    game.throw("perceval")
    assert game.roll("karadoc") == "bevue"
    assert game.scores == {"perceval": 100, "karadoc": 80, "arthur": 100}


def test_a_shout_of_the_chouettes_that_would_be_right_after_the_cul_is_a_bevue() -> None:
    game = Told(dice="336")
    game.throw("perceval")
    assert game.says("karadoc", SHOUT) == "bevue"


# --- time limits


def test_turn_ms_counts_from_the_moment_the_throw_becomes_allowed_and_then_the_table_throws() -> None:
    game = Told(dice="133 44", turn_ms=5_000)
    game.wait(4_999)
    assert not game.told(DiceRolled)
    game.wait(1)
    assert [(e.at, e.by_table) for e in game.told(DiceRolled)] == [(5_000, True)]


def test_where_the_table_has_thrown_the_chouettes_it_throws_the_cul_as_soon_as_it_is_allowed() -> None:
    game = Told(dice="133", turn_ms=5_000)
    game.wait(6_500)
    assert [(e.purpose, e.at, e.by_table) for e in game.told(DiceRolled)] == [
        ("chouettes", 5_000, True), ("cul", 6_500, True),
    ]  # fmt: skip
    assert game.scores["perceval"] == 109, "points and losses are his"


def test_who_threw_his_chouettes_has_turn_ms_for_his_cul() -> None:
    game = Told(dice="133", turn_ms=5_000)
    game.roll("perceval", at=0)
    game.wait(6_499)
    assert len(game.told(DiceRolled)) == 1
    game.wait(1)
    assert [e.at for e in game.told(DiceRolled)] == [0, 6_500]


def test_the_deadline_itself_is_in_time() -> None:
    game = Told(dice="133", turn_ms=5_000)
    assert game.roll("perceval", at=5_000) == "counted"
    assert not game.told(DiceRolled)[0].by_table


def test_after_it_the_throw_is_late_while_nothing_has_closed_the_window() -> None:
    game = Told(dice="133", turn_ms=5_000, settle_ms=60)
    assert game.roll("perceval", at=5_001) == "too_late"
    assert game.bevues["perceval"] == 0


def test_turn_ms_0_waits_for_ever() -> None:
    game = Told(dice="133").wait(10**9)
    assert game.to_throw == "perceval"


# --- away


def silent(turns: int) -> Told:
    """Perceval is silent for so many of his turns; Karadoc throws."""
    game = Told(seats=TWO, dice="134 " * 9, turn_ms=5_000)
    for _ in range(turns):
        game.wait(8_000)
        assert game.turn_of == "karadoc"
        game.turn("karadoc")
    return game


def test_two_turns_running_of_which_the_table_threw_the_chouettes_make_a_player_away() -> None:
    assert silent(1).presence("perceval") == "seated"
    game = silent(2)
    assert game.presence("perceval") == "away"
    assert [(e.player, e.presence) for e in game.told(PresenceChanged)] == [("perceval", "away")]


def test_a_turn_that_he_throws_himself_begins_the_count_anew() -> None:
    game = silent(1)
    game.turn("perceval")
    game.turn("karadoc")
    game.wait(8_000)
    assert game.presence("perceval") == "seated"


def test_while_he_is_away_the_table_throws_for_him_as_soon_as_it_is_allowed() -> None:
    game = silent(2)
    start = game.told(TurnStarted)[-1].at
    game.wait(3_000)
    assert [(e.at - start, e.by_table) for e in game.told(DiceRolled)[-2:]] == [(1_500, True), (3_000, True)]


def test_who_is_away_counts_as_having_passed_and_pays_for_silence_like_everybody() -> None:
    game = Told(seats=TWO, dice="113" * 5 + "234", turn_ms=5_000)
    for _ in range(2):
        game.wait(8_000)
        game.turn("karadoc")
    game.wait(3_000)
    game.turn("karadoc")
    assert game.waiting() == {"grelotte_ca_picote": ["karadoc"]}
    game.says("karadoc", "grelotte_ca_picote")
    assert game.scores == {"perceval": 93, "karadoc": 102}


@pytest.mark.parametrize("act", ["shout", "pass", "roll"])
def test_he_is_away_until_he_acts_in_any_way_also_in_a_refused_one(act: str) -> None:
    game = silent(2)
    said = {
        "shout": lambda: game.says("perceval", "abracadabra", plus=1),
        "pass": lambda: game.passes("perceval", plus=1),
        "roll": lambda: game.roll("perceval", plus=1),
    }[act]()
    assert said in ("unknown_annonce", "nothing_asked", "too_early")
    assert game.presence("perceval") == "seated"
    game.wait(3_000)
    assert game.turn_of == "perceval"
    assert not game.told(DiceRolled)[-1].by_table, "the table does not throw for him any more"


def test_with_turn_ms_0_only_a_player_who_stands_is_ever_away() -> None:
    game = Told(seats=TWO, dice="134 133")
    game.leaves("perceval", plus=10)
    game.wait(3_000)
    assert [e.by_table for e in game.told(DiceRolled)] == [True, True]
    assert game.turn_of == "karadoc"


# --- standing up (the acts leave and back)


def test_who_stands_has_passed_in_every_window_that_opens() -> None:
    game = Told(dice="336")
    game.leaves("arthur")
    game.turn("perceval")
    assert game.waiting() == {SHOUT: ["perceval", "karadoc"]}


def test_who_stands_pays_for_his_silence_in_a_suite() -> None:
    game = Told(seats=TWO, dice="234")
    game.leaves("karadoc")
    game.turn("perceval")
    game.says("perceval", "grelotte_ca_picote")
    assert game.scores["karadoc"] == 90


def test_his_die_in_a_roll_off_is_thrown_at_once() -> None:
    game = Told(dice="234 5 2")
    game.leaves("karadoc")
    game.turn("perceval")
    game.says("perceval", "grelotte_ca_picote")
    game.wait(8_000)
    assert game.waiting() == {"suite": ["arthur"]}
    game.roll("arthur")
    assert game.scores["karadoc"] == 90


def test_who_stands_up_in_the_middle_of_a_roll_off_has_his_die_thrown() -> None:
    game = Told(first=None, dice="1 2 3")
    game.leaves("karadoc")
    assert game.waiting() == {"ouverture": ["perceval", "arthur"]}


def test_any_act_of_a_player_who_stands_seats_him_first() -> None:
    game = Told(dice="336")
    game.leaves("arthur")
    game.turn("perceval")
    assert game.says("arthur", SHOUT) == "counted", "he is asked again"
    assert game.presence("arthur") == "seated"


def test_leave_while_standing_and_back_while_seated_are_refused() -> None:
    game = Told(rules={"graines": False})
    assert game.comes_back("arthur") == "not_standing"
    game.leaves("arthur")
    assert game.leaves("arthur") == "already_standing"
    assert game.comes_back("arthur") == "counted"
    assert game.presence("arthur") == "seated"


def test_back_in_time_he_throws_himself_again() -> None:
    game = Told(dice="134 44", seats=TWO)
    game.turn("perceval")
    game.leaves("karadoc", plus=100)
    game.comes_back("karadoc", plus=100)
    game.wait(10_000)
    assert game.to_throw == "karadoc"
    assert len(game.told(DiceRolled)) == 2


def test_everybody_stands_and_the_clock_stops_until_somebody_is_seated() -> None:
    game = Told(dice="336", seats=TWO, rules={"graines": False})
    game.turn("perceval")
    game.says("karadoc", SHOUT, at=1_000)
    game.leaves("perceval", plus=10)
    game.leaves("karadoc", plus=10)
    game.wait(100_000)
    assert game.turn_of == "perceval"
    game.comes_back("perceval", plus=0)
    assert game.scores == {"perceval": 100, "karadoc": 100}
    game.wait(29)
    assert game.scores == {"perceval": 100, "karadoc": 100}
    game.wait(1)
    assert game.scores == {"perceval": 100, "karadoc": 172}
    moments = [e.at for e in game.events]
    assert moments == sorted(moments), "what happens after the stop does not happen before it"


def test_after_a_stop_the_players_have_all_the_time_that_they_had() -> None:
    game = Told(dice="336", seats=TWO, rules={"graines": False})
    game.turn("perceval")
    game.leaves("perceval", plus=1_000)
    game.leaves("karadoc", plus=0)
    game.wait(50_000)
    game.comes_back("karadoc", plus=0)
    game.comes_back("perceval", plus=0)
    assert game.says("karadoc", SHOUT, plus=3_000) == "counted"
    assert game.settle().scores["karadoc"] == 172


def test_the_clock_stops_too_when_the_last_one_seated_is_put_out() -> None:
    game = Told("titouan", seats={"perceval": 0, "karadoc": 0, "arthur": -340}, dice="134" * 40)
    game.leaves("perceval")
    game.leaves("karadoc")
    game.says("arthur", SHOUT)
    assert game.out == ["arthur"]
    game.wait(10**7)
    assert game.winner is None
    assert len(game.told(DiceRolled)) == 1, "Perceval's chouettes, which were thrown before"


# --- pass


def test_pass_counts_in_a_window_that_asks_and_is_final() -> None:
    game = Told(dice="336")
    game.turn("perceval")
    assert game.passes("karadoc") == "counted"
    assert game.says("karadoc", SHOUT) == "too_late"
    assert game.passes("karadoc", plus=1_000) == "nothing_asked"


def test_an_until_window_asks_nothing() -> None:
    game = Told(seats={"perceval": (100, "grelottine"), "karadoc": (100, "grelottine")})
    assert game.passes("karadoc") == "nothing_asked"


def test_pass_never_shortens_a_guard() -> None:
    game = Told(dice="336 44", seats=TWO)
    game.turn("perceval")
    game.passes("perceval", at=100)
    game.passes("karadoc", at=200)
    assert game.roll("karadoc", at=1_699) == "too_early"
    assert game.roll("karadoc", at=1_700) == "counted"


# --- whose turn next


def test_always_the_next_player_round_and_round() -> None:
    game = Told(dice="134" * 4)
    order = []
    for _ in range(4):
        order.append(game.turn_of)
        game.turn(str(game.turn_of))
    assert order == ["perceval", "karadoc", "arthur", "perceval"]


def test_a_lap_ends_when_the_turn_comes_back_to_or_past_the_seat_of_who_began() -> None:
    game = Told("titouan", seats={"perceval": 0, "karadoc": -340, "arthur": 0}, first="karadoc", dice="134" * 9)
    game.says("karadoc", SHOUT)
    assert game.turn_of == "arthur"
    laps = []
    for _ in range(4):
        game.turn(str(game.turn_of))
        laps.append(game.game.state.laps)
    assert laps == [0, 1, 1, 2]


def test_turns_played_says_how_many_laps_are_over() -> None:
    game = Told(laps=7, dice="134" * 3)
    for player in ("perceval", "karadoc", "arthur"):
        game.turn(player)
    assert game.game.state.laps == 8


# --- leaving for good (card graines R2), and what the stopped clock keeps


def gone(game: Told, *players: str) -> list[str]:
    return [game.act(Leave(player=player, at=game.now + 10, for_good=True)) for player in players]


def test_who_leaves_for_good_stands_for_good_and_may_come_back() -> None:
    game = Told(dice="336", rules={"graines": False})
    assert gone(game, "karadoc") == ["counted"]
    assert game.presence("karadoc") == "gone"
    assert gone(game, "karadoc") == ["already_standing"]
    assert game.comes_back("karadoc") == "counted"
    assert game.presence("karadoc") == "seated"


def test_a_game_that_all_have_left_is_over_and_nobody_wins() -> None:
    game = Told(seats=TWO)
    assert gone(game, "karadoc", "perceval") == ["counted", "counted"]
    assert game.game.state.status == "finished"
    assert game.winner is None
    assert game.says("perceval", SHOUT) == "game_finished"


def test_also_where_one_stood_first_and_where_the_last_one_seated_is_put_out() -> None:
    game = Told(seats=TWO)
    game.leaves("karadoc")
    gone(game, "perceval")
    assert game.game.state.status == "playing", "Karadoc only stands"
    gone(game, "karadoc")
    assert game.game.state.status == "finished"
    game = Told("titouan", seats={"perceval": 0, "karadoc": 0, "arthur": -340}, dice="134" * 3)
    gone(game, "perceval", "karadoc")
    game.says("arthur", SHOUT)
    assert game.told(GameFinished)[0].reason == "abandoned"


def test_a_shout_within_tie_ms_of_game_time_is_a_tie_although_the_clock_stood_still_in_between() -> None:
    game = Told(dice="336", seats=TWO, rules={"graines": False})
    game.turn("perceval")
    game.says("karadoc", SHOUT, at=1_000)
    game.leaves("perceval", plus=10)
    game.leaves("karadoc", plus=10)
    game.wait(100_000)
    assert game.says("perceval", SHOUT, plus=20) == "counted"
    assert game.scores == {"perceval": 28, "karadoc": 28}
    moments = [e.at for e in game.events]
    assert moments == sorted(moments)


def test_while_the_clock_stands_still_what_is_expected_is_told_as_if_it_went_on_now() -> None:
    game = Told(dice="336", seats=TWO, rules={"graines": False})
    game.turn("perceval")
    game.leaves("perceval", plus=10)
    game.leaves("karadoc", plus=10)
    game.wait(100_000)
    (shout, may_pass) = engine.expected(game.game, "karadoc", game.now).acts
    assert (shout.name, may_pass.name) == (SHOUT, "pass")
    assert shout.deadline == game.now + 4_000 - 20


def test_where_everybody_is_away_the_table_still_takes_its_time_between_two_turns() -> None:
    game = Told("titouan", seed="5eed" * 16, pause_ms=0, turn_ms=1_000, aquitaine=True)
    game.wait(600_000)
    turns = game.told(TurnStarted)
    assert turns[-1].at > 590_000
    assert all(later.at - before.at >= 1_500 for before, later in pairwise(turns[-20:]))

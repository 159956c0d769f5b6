"""Card chante_sloubi, sentence by sentence."""

from __future__ import annotations

from typing import Any

import pytest

from service import engine
from service.engine.core.actions.acts import Join
from service.engine.core.events import PlayerJoined
from tests.support.told import Told

ASK = "chante_sloubi"
SEATS: dict[str, Any] = {"perceval": 90, "karadoc": 83, "arthur": 20}


def door(book: str = "titouan", seats: dict[str, Any] | None = None, laps: int = 5, **more: Any) -> Told:
    """Leodagan stands at the open door."""
    return Told(book, seats=seats or SEATS, laps=laps, **{"door": "leodagan", **more})


def sings(game: Told, *numbers: int) -> str:
    said = ""
    for number in numbers:
        said = game.says("leodagan", "sloubi", value=number)
    return said


@pytest.mark.parametrize(
    ("book", "best", "laps", "base", "sung"),
    [
        ("wikimonde", 90, 5, 4, 6), ("titouan", 90, 5, 3, 4), ("wikimonde", 120, 7, 26, 39),
        ("titouan", 120, 7, 25, 37), ("wikimonde", 88, 1, 1, 2), ("titouan", 93, 1, 1, 1),
    ],
)  # fmt: skip
def test_his_score_is_the_base_or_half_as_much_again(book: str, best: int, laps: int, base: int, sung: int) -> None:
    for numbers, score in ((range(1, base + 1), sung), ((), base)):
        game = door(book, {**SEATS, "perceval": best}, laps)
        assert game.says("leodagan", ASK) == "counted"
        if numbers:
            assert sings(game, *numbers) == "counted"
        else:
            assert game.passes("leodagan") == "counted"
        assert game.scores["leodagan"] == score


def test_who_says_nothing_has_the_base_after_decision_ms() -> None:
    game = door()
    game.says("leodagan", ASK)
    game.wait(14_999)
    assert "leodagan" not in game.scores
    game.wait(1)
    assert game.scores["leodagan"] == 3


@pytest.mark.parametrize("last", [3, 1, 4, 0, -2])
def test_a_wrong_number_ends_the_song_and_costs_nothing(last: int) -> None:
    game = door("titouan", {**SEATS, "perceval": 120}, 7)
    game.says("leodagan", ASK)
    assert sings(game, 1, last) == "counted"
    assert game.scores["leodagan"] == 25
    assert game.bevues["leodagan"] == 0


def test_a_song_that_is_interrupted_brings_the_base() -> None:
    game = door()
    game.says("leodagan", ASK)
    sings(game, 1, 2)
    game.wait(4_000)
    assert game.scores["leodagan"] == 3


def test_each_number_within_reaction_ms_of_the_one_before() -> None:
    game = door()
    game.says("leodagan", ASK)
    game.says("leodagan", "sloubi", value=1, plus=15_000)
    game.says("leodagan", "sloubi", value=2, plus=4_000)
    game.says("leodagan", "sloubi", value=3, plus=4_000)
    assert game.scores["leodagan"] == 4


def test_lenient_a_wrong_number_is_refused_and_the_song_goes_on() -> None:
    game = door(bevue="lenient")
    game.says("leodagan", ASK)
    assert sings(game, 1, 3) == "wrong_number"
    assert sings(game, 2, 3) == "counted"
    assert game.scores["leodagan"] == 4


def test_a_double_press_is_one_number() -> None:
    game = door()
    game.says("leodagan", ASK)
    game.says("leodagan", "sloubi", value=1)
    assert game.says("leodagan", "sloubi", value=1, plus=40) == "too_late"
    assert sings(game, 2, 3) == "counted"
    assert game.scores["leodagan"] == 4


def test_base_0_nothing_to_sing_he_enters_at_once() -> None:
    for seats, laps in (({**SEATS, "karadoc": 90}, 5), ({**SEATS, "perceval": 84}, 2)):
        game = door("titouan", seats, laps)
        assert game.says("leodagan", ASK) == "counted"
        assert game.scores["leodagan"] == 0


def test_he_is_seated_just_before_who_began_and_plays_on_this_laps_last_turn() -> None:
    game = door("titouan", dice="145145145145", seats={"perceval": 10, "karadoc": 10, "arthur": 10}, first="karadoc")
    game.says("leodagan", ASK)
    assert [p.id for p in game.game.state.players] == ["perceval", "leodagan", "karadoc", "arthur"]
    assert game.holds["leodagan"] == set()
    turns = []
    for _ in range(4):
        turns.append(game.turn_of)
        game.turn(str(game.turn_of))
    assert turns == ["karadoc", "arthur", "perceval", "leodagan"]
    assert engine.view(game.game, None).laps == 6
    assert game.turn_of == "karadoc"


def test_the_door_is_shut_before_the_first_lap_is_over() -> None:
    game = door(laps=0)
    assert game.says("leodagan", ASK) == "door_shut"


def test_the_door_opens_when_a_lap_is_over_and_shuts_at_the_next_chouettes() -> None:
    game = door(laps=0, seats={"perceval": 10, "karadoc": 10}, dice="145145 14")
    game.turn("perceval")
    assert game.says("leodagan", ASK) == "door_shut"
    assert ASK not in game.may("leodagan")
    game.turn("karadoc")
    assert game.may("leodagan")[ASK] == {"base": 0}
    game.throw("perceval")
    assert game.says("leodagan", ASK) == "door_shut"


def test_the_guard_gives_time() -> None:
    game = door(laps=0, seats={"perceval": 10, "karadoc": 10}, dice="145145")
    game.turn("perceval")
    game.turn("karadoc")
    assert game.roll("perceval", at=1_499) == "too_early"
    assert game.says("leodagan", ASK, at=1_499) == "counted"


def test_a_throw_before_the_end_of_the_song_is_refused_and_free() -> None:
    game = door(dice="14")
    game.says("leodagan", ASK, plus=2_000)
    assert game.roll("perceval") == "too_early"
    assert "chouettes" not in game.may("perceval")
    game.passes("leodagan")
    assert game.roll("perceval") == "counted"
    assert game.bevues["perceval"] == 0


def test_the_table_does_not_throw_during_the_song_and_turn_ms_begins_anew() -> None:
    game = door(dice="14", turn_ms=3_000)
    game.says("leodagan", ASK)
    game.wait(10_000)
    assert game.landed == 0
    game.passes("leodagan")
    game.wait(2_999)
    assert game.landed == 0
    game.wait(1)
    assert game.landed == game.now


def test_the_others_may_say_what_the_lull_allows_and_a_duel_waits_for_the_song() -> None:
    seats = {"perceval": (90, "grelottine"), "karadoc": (83, "grelottine"), "arthur": 20}
    game = door(seats=seats, dice="12")
    game.says("leodagan", ASK)
    assert game.challenges("perceval", "karadoc") == "counted"
    game.wait(60)
    game.terms("perceval", "chouette", 10, plus=2_000)
    assert game.roll("karadoc", plus=2_000) == "too_early"
    game.says("leodagan", "sloubi", value=2)
    assert game.scores["leodagan"] == 3
    assert game.throw("karadoc") == "counted"


def test_one_newcomer_at_a_time_and_the_base_is_taken_anew() -> None:
    game = door(door="leodagan lancelot", seats={**SEATS, "perceval": 120}, laps=7)
    game.says("leodagan", ASK)
    assert game.says("lancelot", ASK) == "song_under_way"
    game.passes("leodagan")
    assert game.scores["leodagan"] == 25
    assert game.says("lancelot", ASK) == "counted"
    assert game.may("lancelot")["sloubi"] == {"values": [1], "up_to": 25}


@pytest.mark.parametrize(("laps", "open_"), [(10, False), (9, True)])
def test_titouan_shuts_the_door_above_228(laps: int, open_: bool) -> None:
    game = door("titouan", {"perceval": 330, "karadoc": 100}, laps)
    assert game.says("leodagan", ASK) == ("counted" if open_ else "door_shut")


def test_wikimonde_counts_a_base_above_the_target_as_one_less_than_it() -> None:
    game = door("wikimonde", {"perceval": 330, "karadoc": 100}, 20)
    game.says("leodagan", ASK)
    game.passes("leodagan")
    assert game.scores["leodagan"] == 342
    assert game.winner is None


def test_a_sung_score_never_reaches_the_target() -> None:
    game = door("wikimonde", {"perceval": 330, "karadoc": 100}, 10, reaction_ms=600_000)
    game.says("leodagan", ASK)
    sings(game, *range(1, 231))
    assert game.scores["leodagan"] == 342


def test_negative_target_best_is_lowest_and_the_base_counts_below_zero() -> None:
    game = door("titouan", {"perceval": -120, "karadoc": -83, "arthur": 5}, 7, target=-343)
    game.says("leodagan", ASK)
    game.passes("leodagan")
    assert game.scores["leodagan"] == -25


def test_players_put_out_do_not_count_among_the_scores() -> None:
    game = door("titouan", {"perceval": 90, "karadoc": 83, "arthur": -335}, 5)
    game.says("arthur", "poulette")
    assert game.out == ["arthur"]
    assert game.may("leodagan")[ASK] == {"base": 3}
    assert game.says("arthur", ASK) == "out_of_game"


def test_teams_he_joins_the_smallest_with_its_score_and_without_a_song() -> None:
    teams = {"nord": ["perceval", "arthur"], "sud": ["karadoc", "bohort", "lancelot"]}
    seats = {"perceval": 90, "karadoc": 20, "arthur": 90, "bohort": 20, "lancelot": 20}
    game = door("titouan", seats, teams=teams)
    assert game.says("leodagan", ASK) == "counted"
    assert game.scores["leodagan"] == 90
    assert game.game.player("leodagan").team == "nord"


def test_teams_of_wikimonde_are_pairs_and_nobody_joins() -> None:
    teams = {"nord": ["perceval", "arthur"], "sud": ["karadoc", "bohort"]}
    seats = {"perceval": 90, "karadoc": 20, "arthur": 90, "bohort": 20}
    assert door("wikimonde", seats, teams=teams).says("leodagan", ASK) == "teams_complete"


def test_who_has_a_seat_commits_a_bevue_with_it() -> None:
    game = door()
    assert game.says("karadoc", ASK) == "bevue"
    assert game.says("karadoc", "sloubi", value=1, plus=200) == "bevue"


def test_a_newcomer_can_do_nothing_else() -> None:
    game = door()
    assert game.roll("leodagan") == "not_seated"
    assert game.says("leodagan", "pas_mou_le_caillou") == "not_seated"
    assert game.challenges("leodagan", "karadoc") == "not_seated"
    assert game.passes("leodagan") == "nothing_asked"


def test_wikimonde_with_a_third_player_a_rigodon_is_a_passe_grelot() -> None:
    game = door("wikimonde", {"perceval": (90, "rigodon"), "karadoc": 90})
    game.says("leodagan", ASK)
    assert game.holds["perceval"] == {"passe_grelot"}


def test_a_newcomer_who_goes_away_in_his_song_is_not_seated_and_the_game_goes_on() -> None:
    game = door(dice="14")
    game.says("leodagan", ASK)
    assert game.leaves("leodagan") == "counted"
    assert "leodagan" not in game.scores
    assert game.throw("perceval") == "counted"


def test_whoever_joins_a_game_under_way_waits_at_the_door_and_sings() -> None:
    game = door(door="")
    assert game.act(Join(player="", at=100, name="Léodagan")) == "counted"
    assert [n.id for n in engine.view(game.game, None).newcomers] == ["leodagan"]
    game.game = engine.decode(engine.encode(game.game))
    assert game.says("leodagan", ASK) == "counted"
    game.passes("leodagan")
    assert game.told(PlayerJoined)[-1].score == 3
    assert engine.view(game.game, None).newcomers == []


def test_switched_off_nobody_comes_in() -> None:
    game = door(rules={"chante_sloubi": False}, door="")
    assert game.act(Join(player="", at=100, name="Léodagan")) == "game_started"


def test_a_full_table_takes_nobody() -> None:
    game = door(max_players=3)
    assert game.says("leodagan", ASK) == "table_full"
    assert game.act(Join(player="", at=200, name="Bohort")) == "table_full"


def test_while_everybody_stands_nobody_sings_and_who_goes_takes_his_song_along() -> None:
    game = Told(seats={"perceval": 200, "karadoc": 100}, laps=10, door="merlin", seed="5eed" * 16)
    assert game.says("merlin", "chante_sloubi") == "counted"
    game.leaves("karadoc")
    game.leaves("perceval")
    assert game.says("merlin", "sloubi", value=1) == "door_shut"
    assert game.may("merlin") == {}
    game.wait(20_000)
    game.leaves("merlin")
    game.wait(5_000)
    game.comes_back("perceval")
    assert all(event.at <= game.now for event in game.events)

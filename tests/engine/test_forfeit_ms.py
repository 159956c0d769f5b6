"""The option `forfeit_ms`: a player who has been absent for so long has forfeited, at that very instant."""

from __future__ import annotations

from typing import Any

import pytest

from service import engine
from service.engine.core.actions.acts import Cut, Measured, Pass, Reconnected
from service.engine.core.events import ClockSet, GameFinished, PlayerOut
from tests.engine.test_leaving import POINTS, Going
from tests.support.told import Told

FORFEIT_MS = 20_000


def told(**options: Any) -> Told:
    return Told(seed="5eed" * 16, **{"turn_ms": 60_000, "forfeit_ms": FORFEIT_MS, "target": 100_000} | options)


def out(game: Told) -> list[tuple[str, str, int]]:
    return [(e.player, e.reason, e.at) for e in game.told(PlayerOut)]


def end(game: Told) -> tuple[str | None, str, int]:
    (over,) = game.told(GameFinished)
    return over.winner, over.reason, over.at


def shown(game: Told, player: str) -> int | None:
    return next(p.forfeits_at for p in engine.view(game.game, None).players if p.id == player)


def test_a_player_who_stands_for_so_long_is_out_at_that_instant_however_late_anybody_looks() -> None:
    game = told()
    game.leaves("karadoc", plus=500)
    assert shown(game, "karadoc") == 500 + FORFEIT_MS
    assert game.wait(FORFEIT_MS - 1).out == []
    game.wait(5 * FORFEIT_MS)
    assert out(game) == [("karadoc", "absent", 500 + FORFEIT_MS)]
    assert (game.presence("karadoc"), shown(game, "karadoc")) == ("gone", None)
    assert game.comes_back("karadoc") == "left_for_good"
    assert game.refusal is not None
    assert game.refusal.values == {"reason": "absent"}


def test_an_alarm_is_set_for_it_where_nothing_else_is_due() -> None:
    game = told(turn_ms=0, settle_ms=60)
    game.leaves("karadoc", plus=500)
    assert engine.next_due(game.game) == 500 + FORFEIT_MS + 60


def test_a_player_who_is_cut_counts_as_absent_from_the_cut_on() -> None:
    game = told(away_ms=5_000)
    game.act(Cut(player="karadoc", at=1_000))
    assert shown(game, "karadoc") == 1_000 + FORFEIT_MS
    game.wait(100_000)
    assert out(game) == [("karadoc", "absent", 1_000 + FORFEIT_MS)]


def test_a_player_who_is_cut_and_has_not_stood_up_yet_forfeits_too() -> None:
    game = told(away_ms=3_600_000)
    game.act(Cut(player="karadoc", at=1_000))
    game.wait(100_000)
    assert out(game) == [("karadoc", "absent", 1_000 + FORFEIT_MS)]
    assert engine.next_due(game.game) is not None


def test_a_player_who_is_silent_counts_as_absent_from_being_away_on() -> None:
    game = told(turn_ms=1_000, reaction_ms=100, pause_ms=0)
    while game.presence("perceval") != "away":
        game.wait(100)
        game.act(Pass(player="karadoc", at=game.now))
        game.act(Pass(player="arthur", at=game.now))
    away = shown(game, "perceval")
    assert away is not None
    while not game.out:
        game.wait(100)
        for player in ("karadoc", "arthur"):
            game.act(Pass(player=player, at=game.now))
            game.game.player(player).tabled = 0
    assert out(game) == [("perceval", "absent", away)]


@pytest.mark.parametrize("back", ["sits", "acts", "is connected"])
def test_a_player_who_is_back_in_time_has_all_the_time_again(back: str) -> None:
    game = told(rules={"graines": False}, away_ms=5_000)
    game.act(Cut(player="karadoc", at=1_000))
    game.wait(FORFEIT_MS - 10)
    if back == "sits":
        game.comes_back("karadoc", plus=0)
    elif back == "acts":
        game.passes("karadoc", plus=0)
    else:
        game.act(Reconnected(player="karadoc", at=game.now))
    assert shown(game, "karadoc") is None
    assert game.wait(5_000).out == []
    game.leaves("karadoc", plus=0)
    assert shown(game, "karadoc") == game.now + FORFEIT_MS


def test_to_be_connected_again_is_not_to_sit_where_words_are_owed() -> None:
    game = told(away_ms=5_000)
    game.act(Cut(player="karadoc", at=1_000))
    game.wait(10_000)
    game.act(Reconnected(player="karadoc", at=game.now))
    assert shown(game, "karadoc") == 1_000 + FORFEIT_MS
    game.act(Measured(player="karadoc", at=game.now, lag_ms=20))
    game.wait(FORFEIT_MS)
    assert out(game) == [("karadoc", "absent", 1_000 + FORFEIT_MS)]


def test_the_last_one_there_wins() -> None:
    game = told(seats={"perceval": 0, "karadoc": 300})
    game.leaves("karadoc", plus=500)
    game.wait(100_000)
    assert end(game) == ("perceval", "last_one", 500 + FORFEIT_MS)


def test_where_everybody_stands_it_goes_on_so_that_nobody_can_hold_up_a_game() -> None:
    game = told(seats={"perceval": 0, "karadoc": 0})
    game.leaves("karadoc", plus=500)
    game.leaves("perceval", plus=500)
    game.wait(100_000)
    assert end(game) == ("perceval", "last_one", 500 + FORFEIT_MS), "who was absent longer has forfeited"


def test_those_who_are_absent_since_one_instant_forfeit_together_and_nobody_wins() -> None:
    game = told(seats={"perceval": 0, "karadoc": 0})
    game.leaves("karadoc", plus=500)
    game.leaves("perceval", plus=0)
    game.wait(100_000)
    assert out(game) == [(player, "absent", 500 + FORFEIT_MS) for player in ("perceval", "karadoc")]
    assert end(game) == (None, "abandoned", 500 + FORFEIT_MS)


def test_an_idle_game_ends_as_abandoned_if_that_comes_first() -> None:
    game = told(seats={"perceval": 0, "karadoc": 0}, abandon_ms=5_000)
    game.leaves("karadoc", plus=500)
    game.leaves("perceval", plus=500)
    game.wait(100_000)
    assert end(game) == (None, "abandoned", 6_000)
    assert out(game) == []


def test_zero_is_for_ever() -> None:
    # Turns are long, so that time passes and not thousands of turns of players who are away.
    game = told(forfeit_ms=0, turn_ms=3_600_000)
    game.leaves("karadoc")
    assert shown(game, "karadoc") is None
    assert game.wait(10_000_000).out == []


def test_a_clock_that_is_set_back_moves_it_too() -> None:
    game = told(turn_ms=0)
    game.wait(1_000_000)
    game.leaves("karadoc", plus=0)
    left = game.now
    game.now -= 500_000
    engine.settle(game.game, game.now)
    assert [e.back_ms for e in game.game.fresh if isinstance(e, ClockSet)]
    assert shown(game, "karadoc") == left - 500_000 + FORFEIT_MS


@pytest.mark.parametrize("point", POINTS)
def test_wherever_a_player_is_absent_for_so_long_time_alone_brings_the_game_on(point: str) -> None:
    for player in Going(point).to_the_middle().may_act():
        going = Going(point)
        going.game.state.options["forfeit_ms"] = FORFEIT_MS
        going.to_the_middle()
        if not going.game.player(player).in_game or going.game.over:
            continue
        going.leave(player)
        left, due = going.now, going.game.player(player).forfeits_at
        while going.game.state.status == "playing" and going.now < left + 2 * FORFEIT_MS:
            upcoming = engine.next_due(going.game)
            assert upcoming is not None, "nobody is left stuck"
            going.now = max(going.now, upcoming)
            engine.settle(going.game, going.now)
            going.look()
        assert due == left + FORFEIT_MS
        (over,) = [e.at for e in going.events if isinstance(e, PlayerOut) and e.player == player] or [going.now]
        absent = [e.at for e in going.events if isinstance(e, PlayerOut) and e.reason == "absent"]
        assert absent[:1] == [due] or over < due or going.game.state.status == "finished"
        assert not (going.game.player(player).in_game and going.game.state.status == "playing")

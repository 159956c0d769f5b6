"""Leaving for good is a forfeit: at every point at which a game can wait, and wherever the dice already decide it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from service import engine
from service.engine.core.actions.acts import Annonce, Back, Cut, Forfeit, Join, Leave, Reconnected, Start
from service.engine.core.events import GameFinished, PlayerOut, PointsMoved, PresenceChanged, TurnStarted
from service.engine.dice.acts import Roll
from service.engine.dice.events import DiceRolled
from tests.engine.test_leaving import POINTS, Going
from tests.engine.waiting import WAITING
from tests.support.told import Told

LONGEST = 5_000
"""More instants at which something is due than any of these games has left."""

TIRED = 200
"""After so many of them players without scores have had enough."""


def told(**options: Any) -> Told:
    return Told(seed="5eed" * 16, turn_ms=60_000, **options)


def forfeits(game: Told, *players: str, plus: int = 100) -> list[str]:
    return [game.act(Forfeit(player=player, at=game.now + plus)) for player in players]


def end(game: Told) -> tuple[str | None, str]:
    (over,) = game.told(GameFinished)
    return over.winner, over.reason


# --- wherever a game can wait


def leave(going: Going, player: str) -> int:
    """They leave for good; how many events there had been before."""
    going.now += 1
    before = len(going.events)
    engine.play(going.game, Forfeit(player=player, at=going.now))
    going.put_out = player
    going.look()
    return before


def finish(going: Going) -> None:
    """By time alone, until it is over; à l'Aquitaine the players have had enough one day."""
    for count in range(LONGEST):
        state = going.game.state
        if state.status == "finished":
            return
        there = [p.id for p in state.players if p.in_game]
        if state.stopped_at is not None:
            going.now += 5_000
            engine.play(going.game, Back(player=there[0], at=going.now))
        elif state.options["aquitaine"] and count > TIRED:
            for player in there:
                going.now += 1_000
                if going.game.state.status == "playing":
                    engine.play(going.game, Annonce(player=player, at=going.now, annonce="on_arrete"))
        due = engine.next_due(going.game)
        assert due is not None or going.game.state.status == "finished", "nobody is left stuck"
        going.now = max(going.now, due or 0)
        engine.settle(going.game, going.now)
        going.look()
    raise AssertionError("it goes on for ever")


def those_who_may_leave(point: str) -> Iterator[tuple[Going, str]]:
    for player in [p.id for p in Going(point).game.state.players]:
        going = Going(point).to_the_middle()
        if going.game.player(player).in_game or "fin_de_partie" in [w.name for _, w in going.game.windows()]:
            yield going, player


@pytest.mark.parametrize("point", POINTS)
def test_wherever_a_player_leaves_the_game_is_played_to_its_end_without_that_player(point: str) -> None:
    for going, player in those_who_may_leave(point):
        before = leave(going, player)
        finish(going)
        since = going.events[before:]
        assert [(e.player, e.reason) for e in since if isinstance(e, PlayerOut) and e.reason == "left"] == [
            (player, "left")
        ]
        assert going.game.state.winner != player
        assert not going.game.state.records
        assert player not in [e.player for e in since if isinstance(e, TurnStarted)]
        moved = [m for e in since if isinstance(e, PointsMoved) for m in e.movements]
        assert player not in [m.player for m in moved]


@pytest.mark.parametrize("point", POINTS)
def test_wherever_all_leave_one_after_the_other_the_last_one_wins(point: str) -> None:
    going = Going(point).to_the_middle()
    for player in [p.id for p in going.game.state.players if p.in_game]:
        if going.game.state.status == "playing":
            leave(going, player)
    assert going.game.state.status == "finished"
    if not isinstance(going.events[-1], GameFinished) or not going.game.state.options["teams"]:
        assert going.game.state.winner in [p.id for p in going.game.state.players if not p.gone]


# --- what it is, and that there is no way back


def test_whoever_leaves_is_out_at_once_and_is_refused_from_then_on() -> None:
    game = told()
    assert forfeits(game, "karadoc") == ["counted"]
    assert [(e.presence, e.reason) for e in game.told(PresenceChanged)] == [("gone", "left")]
    assert [(e.player, e.reason) for e in game.told(PlayerOut)] == [("karadoc", "left")]
    for act in (Back, Roll, Leave, Reconnected, Cut):
        assert game.act(act(player="karadoc", at=game.now + 10)) == "left_for_good"
    assert game.says("karadoc", "rigodon") == "left_for_good"
    assert (game.bevues["karadoc"], game.holds["karadoc"], game.presence("karadoc")) == (0, set(), "gone")
    assert game.out == ["karadoc"]


def test_said_again_it_changes_nothing_also_where_it_has_ended_the_game() -> None:
    game = told()
    assert forfeits(game, "karadoc", "karadoc") == ["counted", "repeated"]
    assert forfeits(game, "perceval", "perceval", "arthur") == ["counted", "repeated", "game_finished"]
    assert end(game) == ("arthur", "last_one")
    assert len(game.told(PlayerOut)) == 2


def test_a_player_who_stands_is_silent_or_cut_may_leave_without_being_seen_again() -> None:
    game = told()
    game.leaves("karadoc")
    game.act(Cut(player="arthur", at=game.now))
    assert forfeits(game, "karadoc", "arthur") == ["counted", "counted"]
    assert [e.presence for e in game.told(PresenceChanged)] == ["standing", "gone", "gone"]
    assert end(game) == ("perceval", "last_one")


def test_in_the_lobby_the_seat_is_free_again() -> None:
    g = engine.create(ruleset="wikimonde", game_id="lobby", now=0)
    for name in ("Perceval", "Karadoc", "Arthur"):
        engine.play(g, Join(player="", at=0, name=name))
    engine.play(g, Forfeit(player="karadoc", at=1))
    engine.play(g, Start(player="perceval", at=2))
    assert [p.id for p in g.state.players] == ["perceval", "arthur"]


def test_somebody_at_the_door_goes_away() -> None:
    game = told(door="merlin")
    assert forfeits(game, "merlin") == ["counted"]
    assert (game.game.state.waiting_players, game.told(PlayerOut)) == ([], [])


def test_a_player_who_left_never_throws_again_although_the_table_threw_for_those_who_stood() -> None:
    game = told(target=100_000)
    game.leaves("karadoc")
    game.wait(600_000)
    assert "karadoc" in {e.player for e in game.told(DiceRolled)}
    thrown = len(game.told(DiceRolled))
    forfeits(game, "karadoc")
    game.wait(600_000)
    assert "karadoc" not in {e.player for e in game.told(DiceRolled)[thrown:]}


def test_a_window_that_waits_for_one_alone_since_another_left_does_not_close_before_that() -> None:
    game = told(dice="234")
    game.turn("perceval")
    game.says("karadoc", "grelotte_ca_picote", at=500)
    forfeits(game, "perceval", plus=2_000)
    game.wait(0)
    moments = [event.at for event in game.events]
    assert moments == sorted(moments)
    assert game.scores["arthur"] == 90, "was last, as soon as nobody else was left to be"


# --- teams and bots

FOUR = {"perceval": 0, "karadoc": 0, "arthur": 0, "bohort": 0}
TEAMS = {"galles": ["perceval", "arthur"], "carmelide": ["karadoc", "bohort"]}


def test_a_team_plays_on_as_long_as_one_of_it_is_there_and_then_the_other_wins() -> None:
    game = told(seats=dict(FOUR), teams=TEAMS)
    forfeits(game, "perceval")
    assert game.winner is None
    forfeits(game, "arthur")
    assert end(game) == ("galles" if game.winner == "galles" else "carmelide", "last_one")
    assert game.winner == "carmelide"


def bots(*people: str) -> Told:
    """These and two bots."""
    game = told(seats=dict.fromkeys((*people, "merlin", "elias"), 0))
    for name in ("merlin", "elias"):
        game.game.player(name).bot = "novice"
    return game


def test_where_all_people_have_left_several_bots_do_not_go_on_and_none_wins() -> None:
    game = bots("perceval", "karadoc")
    forfeits(game, "perceval")
    assert game.winner is None
    forfeits(game, "karadoc")
    assert end(game) == (None, "abandoned")


def test_one_bot_alone_is_the_last_one() -> None:
    game = bots("perceval")
    game.game.put_out("elias", reason="bound")
    forfeits(game, "perceval")
    assert end(game) == ("merlin", "last_one")


# --- where only the dice that decide the game are left


def draw(**options: Any) -> Told:
    """Three at the target together, and one who is not."""
    seats = dict.fromkeys(("perceval", "karadoc", "bohort"), 90) | {"arthur": 0}
    game = Told("titouan", seats=seats, seed="5eed" * 16, target=100, negative_scores=False, **options)
    game.says("arthur", "rigodon")
    assert game.waiting() == {"fin_de_partie": ["perceval", "karadoc", "bohort"]}
    return game


def test_who_leaves_the_draw_for_the_game_cannot_win_it() -> None:
    game = draw(dice="1 25")
    assert game.roll("perceval") == "counted"
    assert forfeits(game, "perceval", "arthur") == ["counted", "counted"]
    assert game.waiting() == {"fin_de_partie": ["karadoc", "bohort"]}
    for player in ("karadoc", "bohort"):
        assert game.roll(player) == "counted"
    assert end(game) == ("karadoc", "target")


def test_the_last_one_in_the_draw_wins_it() -> None:
    game = draw()
    forfeits(game, "bohort", "perceval")
    assert end(game) == ("karadoc", "target")


@pytest.mark.parametrize("there", [True, False])
def test_a_team_mate_throws_for_a_player_who_leaves_the_draw(there: bool) -> None:
    seats = {"perceval": 90, "karadoc": 90, "arthur": 90, "bohort": 90, "leodagan": 0, "seli": 0}
    teams = TEAMS | {"last": ["leodagan", "seli"]}
    game = Told("titouan", seats=seats, teams=teams, dice="1 2", target=100, negative_scores=False)
    if not there:
        game.leaves("arthur")
    game.says("leodagan", "rigodon")
    assert game.waiting() == {"fin_de_partie": ["perceval", "karadoc"]}
    forfeits(game, "perceval")
    if there:
        assert game.waiting() == {"fin_de_partie": ["arthur", "karadoc"]}
        assert game.roll("arthur") == "counted"
    assert game.roll("karadoc") == "counted"
    assert end(game) == ("galles", "target")


# --- games from before


@pytest.mark.parametrize("point", WAITING)
def test_a_stored_game_with_a_player_who_left_before_leaving_was_a_forfeit_goes_on(point: str) -> None:
    stored = WAITING[point]().game
    del stored.state.options["forfeit_ms"]
    state = json.loads(engine.encode(stored))
    there = next(p for p in state["players"] if p.get("in_game", True))
    there |= {"standing": True, "gone": True}
    game = engine.decode(json.dumps(state).encode())
    engine.settle(game, game.state.clock)
    assert engine.view(game, None).players[0].presence == "gone" or game.state.players[0].id != there["id"]
    engine.play(game, Back(player=there["id"], at=game.state.clock + 10))
    assert game.player(there["id"]).presence == "seated", "they were told that they may come back"
    engine.play(game, Forfeit(player=there["id"], at=game.state.clock + 10))
    assert game.player(there["id"]).out == "left"

"""Ranks: the winner first, then by score, then who was in the game longer; the same in event and view."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from service import engine
from service.engine.core.actions.acts import Forfeit, Join
from service.engine.core.events import GameFinished
from service.engine.core.timing import deadlines
from service.scenario.check import check
from service.scenario.form import parse
from tests.support.told import Told

Row = tuple[str, int, int, str]


def finished(game: Told, winner: str | None, reason: str = "target") -> Told:
    """As if the game were decided so at this instant."""
    game.game.finish_game(winner, reason)
    game._collect()
    return game


def put_out(game: Told, *players: str, reason: str) -> None:
    game.game.put_out(*players, reason=reason)
    deadlines.close_complete(game.game)


def rows(game: Told) -> list[Row]:
    """Who, rank, score, reason; told alike by the event, by the view, and by the view of the stored game."""
    (over,) = game.told(GameFinished)
    assert over.result == engine.view(game.game, None).result
    assert over.result == engine.view(engine.decode(engine.encode(game.game)), None).result
    assert isinstance(over.result, list)
    return [(s.player, s.rank, s.score, s.reason) for s in over.result]


def told(book: str = "titouan", **scores: Any) -> Told:
    return Told(book, seats=scores, dice="112" * 20)


def test_a_game_that_goes_on_has_no_result() -> None:
    assert engine.view(told(perceval=10, karadoc=0).game, None).result == []


def test_the_winner_is_first_and_equal_scores_share_a_rank() -> None:
    game = finished(told(perceval=5, karadoc=345, arthur=5, bohort=-7), "karadoc")
    assert rows(game) == [
        ("karadoc", 1, 345, "won"), ("perceval", 2, 5, "lost"), ("arthur", 2, 5, "lost"), ("bohort", 4, -7, "lost"),
    ]  # fmt: skip


def test_the_winner_is_first_whatever_the_others_have() -> None:
    game = told(perceval=300, karadoc=5)
    game.act(Forfeit(player="perceval", at=10))
    assert rows(game) == [("karadoc", 1, 5, "won"), ("perceval", 2, 300, "left")]


def test_towards_a_target_below_zero_the_lower_score_is_the_better_one() -> None:
    game = Told("titouan", seats={"perceval": 10, "karadoc": -340, "arthur": -20}, target=-343)
    assert [row[:2] for row in rows(finished(game, "karadoc"))] == [("karadoc", 1), ("arthur", 2), ("perceval", 3)]


def test_of_equal_scores_who_was_in_the_game_longer_is_before_who_went_earlier() -> None:
    game = told(perceval=5, karadoc=5, arthur=5, bohort=5, leodagan=40, seli=5)
    game.act(Forfeit(player="perceval", at=10))
    put_out(game, "karadoc", "arthur", reason="bound")
    game.act(Forfeit(player="bohort", at=20))
    assert rows(finished(game, "leodagan")) == [
        ("leodagan", 1, 40, "won"), ("seli", 2, 5, "lost"), ("bohort", 3, 5, "left"), ("karadoc", 4, 5, "bound"),
        ("arthur", 4, 5, "bound"), ("perceval", 6, 5, "left"),
    ]  # fmt: skip


def test_a_score_is_what_it_was_when_the_player_left() -> None:
    game = told(perceval=200, karadoc=100, arthur=10)
    game.act(Forfeit(player="perceval", at=10))
    assert rows(finished(game, "karadoc")) == [
        ("karadoc", 1, 100, "won"), ("perceval", 2, 200, "left"), ("arthur", 3, 10, "lost"),
    ]  # fmt: skip


def test_who_wins_of_those_who_are_all_out_has_won() -> None:
    game = Told("titouan", seats={"perceval": -30, "karadoc": -20}, dice="224", target=50)
    game.turn("perceval")
    game.says("perceval", "pas_mou_le_caillou", at=100)
    game.says("karadoc", "pas_mou_le_caillou", at=100)
    assert rows(game) == [
        ("karadoc", 1, game.scores["karadoc"], "won"),
        ("perceval", 2, game.scores["perceval"], "bound"),
    ]


def test_where_nobody_wins_those_in_the_game_are_undecided() -> None:
    game = told(perceval=5, karadoc=15)
    game.act(Forfeit(player="perceval", at=10))
    game = told(perceval=5, karadoc=15, arthur=5)
    game.act(Forfeit(player="karadoc", at=10))
    assert rows(finished(game, None, "abandoned")) == [
        ("karadoc", 1, 15, "left"), ("perceval", 2, 5, "undecided"), ("arthur", 2, 5, "undecided"),
    ]  # fmt: skip


def test_the_members_of_a_team_share_a_rank_and_the_next_team_is_the_next() -> None:
    seats = {"perceval": 7, "karadoc": 90, "arthur": 7, "bohort": 90, "leodagan": 50, "seli": 50}
    teams = {"galles": ["perceval", "arthur"], "carmelide": ["karadoc", "bohort"], "orcanie": ["leodagan", "seli"]}
    game = Told("titouan", seats=seats, teams=teams)
    game.act(Forfeit(player="bohort", at=10))
    assert rows(finished(game, "carmelide")) == [
        ("karadoc", 1, 90, "won"), ("bohort", 1, 90, "left"), ("leodagan", 2, 50, "lost"), ("seli", 2, 50, "lost"),
        ("perceval", 3, 7, "lost"), ("arthur", 3, 7, "lost"),
    ]  # fmt: skip


def test_a_game_that_nobody_started_has_an_empty_result() -> None:
    g = engine.create(ruleset="wikimonde", game_id="lobby", now=0)
    engine.play(g, Join(player="", at=0, name="Perceval"))
    engine.settle(g, engine.next_due(g) or 0)
    assert g.state.end == "expired"
    assert isinstance(g.fresh[-1], GameFinished)
    assert g.fresh[-1].result == engine.view(g, None).result == []


def test_an_event_from_before_results_were_told_is_read() -> None:
    old = {"type": "game_finished", "seq": 9, "at": 5, "winner": None, "reason": "stopped", "scores": {}, "seed": None}
    event = msgspec.convert(old, engine.EventUnion)
    assert event.result is msgspec.UNSET
    assert b"result" not in msgspec.json.encode(event)


SCENARIO = {
    "ruleset": "titouan", "players": {"perceval": {"score": 300}, "karadoc": {"score": 5}}, "first": "perceval",
    "play": [{"perceval": "forfeit"}],
}  # fmt: skip


@pytest.mark.parametrize(
    ("expect", "why"),
    [
        ({"ranks": {"perceval": 2, "karadoc": 1}}, ""),
        ({"ranks": {"perceval": 1}}, "ranks of perceval"),
        ({"result": [{"player": "perceval", "rank": 2, "score": 300, "reason": "left"},
                     {"player": "karadoc", "rank": 1, "score": 5, "reason": "won"}]}, ""),
        ({"result": [{"player": "karadoc", "rank": 1, "score": 5, "reason": "won"}]}, "result: expected"),
    ],
)  # fmt: skip
def test_a_scenario_may_expect_them(expect: dict[str, Any], why: str) -> None:
    verdict = check(parse(SCENARIO | {"expect": expect}, "ranks"))
    assert (verdict.outcome, why in verdict.why) == ("failed" if why else "passed", True), verdict.why

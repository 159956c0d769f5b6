"""Whatever anybody did in a game, its record plays again and comes to the same end."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
import yaml

from service import engine
from service.engine.core.actions.acts import Cancel
from service.engine.core.events import TurnStarted
from service.engine.dice.events import DiceRolled
from service.scenario.check import check
from service.scenario.form import parse
from service.scenario.record import as_yaml, record
from service.scenario.transcript import tell_step
from tests.fuzz.anybody import Anybody
from tests.fuzz.tables import Setting, numbers, script, setting


def replayed(number: int, *, called_off: bool = False) -> tuple[Any, str]:
    """The verdict on the record of a game, and the record. called_off: whether it is, where it stands."""
    laid = setting(number)
    table = Anybody(laid, alarm=number % 2 == 0)
    for move in script(number):
        table.move(move)
    if called_off and table.game.state.status != "finished":
        engine.play(table.game, Cancel(player="", at=table.now))
        table.collect()
    told = record(table.game, [msgspec.json.encode(event) for event in table.events], as_it_began(laid))
    text = as_yaml(told)
    verdict = check(parse(yaml.safe_load(text), "record#1"))
    assert all(
        isinstance(line, str)
        for step in verdict.told
        for line in tell_step(step, engine.lines(verdict.scenario.ruleset))
    )
    return verdict, text


def as_it_began(laid: Setting) -> dict[str, Any]:
    """What a game of the service never has: that it began with points, holdings and laps."""
    began: dict[str, Any] = {
        "players": {
            p.id: {"score": p.score, "holds": list(p.holds)}
            | ({"knows": p.knows} if p.knows else {})
            | ({"lag": p.lag.ms} if p.lag else {})
            for p in laid.people
        },
        "turns_played": laid.laps,
    }
    return began if laid.opening else began | {"first": laid.people[0].id}


@pytest.mark.parametrize("number", numbers(few=30))
def test_the_record_of_any_game_plays_again(number: int) -> None:
    verdict, text = replayed(number + 10_000)
    assert (verdict.outcome, verdict.why) == ("passed", ""), text


@pytest.mark.parametrize("number", numbers(few=30))
def test_the_record_of_any_game_that_is_called_off_plays_again(number: int) -> None:
    verdict, text = replayed(number + 20_000, called_off=True)
    assert (verdict.outcome, verdict.why) == ("passed", ""), text


def test_what_is_thrown_and_on_whose_turn_is_told_in_the_same_order() -> None:
    laid = setting(4)
    table = Anybody(laid, alarm=True)
    for move in script(4):
        table.move(move)
    told = record(table.game, [msgspec.json.encode(event) for event in table.events], as_it_began(laid))
    verdict = check(parse(yaml.safe_load(as_yaml(told)), "record#1"))
    kinds = (DiceRolled, TurnStarted)
    again = [e for step in verdict.told for e in step.events if isinstance(e, kinds)]
    assert [(e.player, e.at + 10_000) for e in again] == [
        (e.player, e.at) for e in table.events if isinstance(e, kinds)
    ]

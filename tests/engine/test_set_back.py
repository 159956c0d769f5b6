"""A clock that was set back: the game goes on from there, and loses nothing but the hour."""

from __future__ import annotations

from service import engine
from service.engine.core.actions.acts import Annonce, Join, Start
from service.engine.core.events import ClockSet
from service.engine.core.timing.clock_rollback import LEAST_MS
from service.engine.dice.acts import Roll

NOON = 1_700_000_000_000
HOUR = 3_600_000
OPTIONS = {"pause_ms": 0, "turn_ms": 5_000, "reaction_ms": 4_000}


def suite_on_the_table(dice: list[int] | None = None) -> engine.Game:
    """Perceval begins and has thrown 1-2-3: everybody must shout within four seconds."""
    game = engine.create(ruleset="wikimonde", game_id="g", now=NOON, options=OPTIONS, given=dice or [1, 6, 1, 2, 3])
    for name in ("Perceval", "Karadoc"):
        engine.play(game, Join(player="", at=NOON, name=name))
    engine.play(game, Start(player="perceval", at=NOON))
    for player in ("perceval", "karadoc", "perceval", "perceval"):
        engine.play(game, Roll(player=player, at=NOON))
    return game


def test_a_window_that_is_open_stays_open_for_as_long_as_it_had() -> None:
    game = suite_on_the_table()
    due = engine.next_due(game)
    assert due is not None
    events = engine.settle(game, NOON - HOUR)
    assert [(type(event), event.at) for event in events] == [(ClockSet, NOON - HOUR)]
    assert engine.next_due(game) == due - HOUR


def test_an_act_after_it_counts_at_the_new_time() -> None:
    game = suite_on_the_table()
    events = engine.play(game, Annonce(player="karadoc", at=NOON - HOUR + 1_000, annonce="grelotte_ca_picote"))
    assert isinstance(events[0], ClockSet)
    assert events[0].back_ms == HOUR - 1_000
    assert game.effect == "counted"
    assert {event.at for event in events} == {NOON - HOUR + 1_000}


def test_nobody_waits_for_the_hour_to_come_round_again() -> None:
    game = suite_on_the_table()
    engine.settle(game, NOON - HOUR)
    told = engine.settle(game, NOON - HOUR + 10_000)
    assert "window_closed" in {event.__struct_config__.tag for event in told}


def test_what_is_late_by_less_is_only_late() -> None:
    game = suite_on_the_table()
    assert engine.settle(game, NOON - LEAST_MS + 1) == []


def test_a_lobby_moves_too_so_that_its_first_windows_are_not_over_when_they_open() -> None:
    game = engine.create(ruleset="wikimonde", game_id="g", now=NOON, options=OPTIONS, given=[1, 6, 1, 2, 3])
    for name in ("Perceval", "Karadoc"):
        engine.play(game, Join(player="", at=NOON - HOUR, name=name))
    engine.play(game, Start(player="perceval", at=NOON - HOUR))
    assert engine.settle(game, NOON - HOUR + 1_000) == []
    engine.play(game, Roll(player="perceval", at=NOON - HOUR + 1_000))
    assert game.effect == "counted"

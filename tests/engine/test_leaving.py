"""In the middle of everything that a game waits for somebody stands up, is silent or is put out: it goes on."""

from __future__ import annotations

from functools import cache
from itertools import takewhile
from typing import Any
from unittest.mock import patch

import pytest

from service import engine
from service.engine.core.actions.acts import Back, Leave
from service.engine.core.events import Event, PlayerJoined, PointsMoved, TurnStarted
from service.engine.core.rulebook import hooks
from service.engine.core.timing import deadlines
from service.engine.dice.events import DiceRolled
from service.engine.dice.window import ThrowWindow
from tests.engine import waiting
from tests.engine.waiting import WAITING
from tests.support.told import Told

TWO = ("perceval", "karadoc")
ALSO_OF_TWO = (
    "opening", "opening_tied", "lull", "challenge_not_decided", "cul", "race", "suite_with_velute", "suite_dice",
    "suite_dice_tied", "duel_chouettes", "re_throw", "re_throw_or_stop", "duel_second_cul", "duel_suite",
    "duel_race_on_final_dice", "everybody_stands", "relance_waits_for_the_sirop", "doubling_waits_for_the_pelican",
    "tichette_waits_for_the_sirop", "tichette_not_thrown", "tichette_with_hidden_dice", "dice_in_the_air",
    "shouted_while_the_dice_fly", "newcomer_at_the_door",
)  # fmt: skip
"""What two reach as well by the acts that three reach it by, the third one's left out. Some points have two anyway."""

POINTS = [*WAITING, *(f"{name} of two" for name in ALSO_OF_TWO)]
TURNS = 2
LONGEST = 400
"""More windows than ever close until so many more turns have begun."""


class Going:
    """A stored game, loaded anew and gone on with, looked at after each step."""

    def __init__(self, point: str) -> None:
        self.game = engine.decode(_stored(point))
        self.seq = self.game.state.events
        self.scores = {p.id: p.score for p in self.game.state.players}
        self.events: list[Event] = []
        self.put_out = ""
        self.now = self.game.state.clock
        self._sit_down_where_all_stand()

    def may_act(self) -> list[str]:
        """Everybody in the game whom something that is open still waits for."""
        asked = {player for _, window in self.game.windows() for player in window.waiting()}
        return [p.id for p in self.game.state.all_players if p.id in asked and not p.standing]

    def to_the_middle(self) -> Going:
        """Halfway between what was last and what closes next by itself."""
        due = self.game.next_due()
        self.now += 1 if due is None else max(1, (due[0] - self.now) // 2)
        engine.settle(self.game, self.now)
        return self.look()

    def leave(self, *players: str) -> Going:
        """They stand up, one right after the other."""
        for player in players:
            self.now += 1
            engine.play(self.game, Leave(player=player, at=self.now))
            self.look()
        return self

    def is_put_out(self, player: str) -> Going:
        """As a settlement does it; the last one left wins."""
        self.game.now, self.put_out = self.now, player
        self.game.put_out(player, reason="bound")
        hooks.player_removed.tell(self.game)
        deadlines.close_complete(self.game)
        return self.look()

    def by_time_alone(self) -> Going:
        """Until more turns have begun or the game is over; where all stand one sits down again."""
        for _ in range(LONGEST):
            if self.game.state.status == "finished" or self.turns() >= TURNS:
                return self
            due = engine.next_due(self.game)
            if due is None or self.game.state.stopped_at is not None:
                self._sit_down_where_all_stand()
                continue
            assert due >= self.game.state.clock, "nothing is due before what has happened"
            self.now = max(self.now, due)
            engine.settle(self.game, due)
            self.look()
        raise AssertionError(f"it goes on for ever: {[w.name for _, w in self.game.windows()]}")

    def turns(self) -> int:
        return sum(isinstance(event, TurnStarted) for event in self.events)

    def dice(self) -> list[tuple[str, list[int]]]:
        """Who threw what up to the next turn."""
        return [(e.player, e.faces) for e in self._until_the_next_turn() if isinstance(e, DiceRolled)]

    def points(self) -> list[tuple[str, int, str]]:
        """Whose points moved up to the next turn, how many, by which rule."""
        moved = [m for e in self._until_the_next_turn() if isinstance(e, PointsMoved) for m in e.movements]
        return sorted((m.player, m.points, m.rule) for m in moved)

    def _until_the_next_turn(self) -> list[Event]:
        return list(takewhile(lambda event: not isinstance(event, TurnStarted), self.events))

    def look(self) -> Going:
        """Events without gaps, points that only move where it is told, and nobody waited for who is put out."""
        fresh, self.game.fresh = self.game.fresh, []
        self.events += fresh
        for event in fresh:
            assert event.seq == self.seq + 1
            self.seq += 1
            if isinstance(event, PlayerJoined):
                self.scores[event.player] = event.score
            if isinstance(event, PointsMoved):
                self._move(event)
        assert {p.id: p.score for p in self.game.state.players} == self.scores
        for _, window in self.game.windows():
            # What the table throws for him waits for nobody; the dice that decide the game are his as well.
            by_table = isinstance(window, ThrowWindow) and window.by_table
            assert by_table or window.outsiders or self.put_out not in window.waiting(), window.name
        if self.put_out and not self.game.over:
            assert engine.expected(self.game, self.put_out, self.now).acts == []
        return self

    def _move(self, event: PointsMoved) -> None:
        for movement in event.movements:
            moved = 0 if self.game.state.options["aquitaine"] else movement.points
            for member in self.game.side(movement.player):
                self.scores[member] += moved
            assert movement.score == self.scores[movement.player]

    def _sit_down_where_all_stand(self) -> None:
        if self.game.state.stopped_at is not None:
            first = next(p.id for p in self.game.state.players if p.in_game)
            self.now += 5_000
            engine.play(self.game, Back(player=first, at=self.now))
            self.look()
        else:
            assert engine.next_due(self.game) is not None, "nothing goes on by itself"


def _of_two(name: str) -> engine.Game:
    told = waiting._told

    def told_of_two(dice: str = "", book: str = "titouan", **options: Any) -> Told:
        seats = options.pop("seats", waiting.ALL)
        first = {"first": "karadoc"} if options.get("first") == "arthur" else {}
        return told(dice, book, seats={player: seats[player] for player in TWO}, **options | first)

    with patch.object(waiting, "_told", told_of_two):
        return WAITING[name]().game


@cache
def _stored(point: str) -> bytes:
    name, two, _ = point.partition(" of two")
    return engine.encode(_of_two(name) if two else WAITING[name]().game)


def _open(game: engine.Game) -> list[tuple[str, str, str]]:
    return sorted((window.name, window.mode, window.rule) for _, window in game.windows())


@pytest.mark.parametrize("name", ALSO_OF_TWO)
def test_what_two_reach_as_well_waits_for_the_same(name: str) -> None:
    two = engine.decode(_stored(f"{name} of two"))
    assert len(two.state.players) == 2
    assert _open(two) == _open(engine.decode(_stored(name)))


@pytest.mark.parametrize("point", POINTS)
def test_everybody_is_silent_and_time_alone_brings_it_on(point: str) -> None:
    Going(point).to_the_middle().by_time_alone()


@pytest.mark.parametrize("point", POINTS)
def test_whoever_may_act_stands_up_and_time_alone_brings_it_on(point: str) -> None:
    for player in Going(point).to_the_middle().may_act():
        Going(point).to_the_middle().leave(player).by_time_alone()


@pytest.mark.parametrize("point", POINTS)
def test_whoever_stands_up_pays_what_silence_costs(point: str) -> None:
    silent = Going(point).to_the_middle().by_time_alone()
    for player in Going(point).to_the_middle().may_act():
        stood = Going(point).to_the_middle().leave(player)
        if stood.game.state.stopped_at is not None:
            # What his sitting down again costs is no silence.
            continue
        stood.by_time_alone()
        # Where several throw, who stands throws first: then the dice of the game are somebody else's.
        assert stood.points() == silent.points() or stood.dice() != silent.dice(), player


@pytest.mark.parametrize("point", POINTS)
def test_all_who_may_act_stand_up_and_it_goes_on(point: str) -> None:
    going = Going(point).to_the_middle()
    going.leave(*going.may_act()).by_time_alone()


@pytest.mark.parametrize("point", POINTS)
def test_whoever_may_act_is_put_out_and_nothing_waits_for_him(point: str) -> None:
    going = Going(point).to_the_middle()
    for player in going.may_act():
        if going.game.player(player).in_game and not going.game.over:
            Going(point).to_the_middle().is_put_out(player).by_time_alone()

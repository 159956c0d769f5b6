"""Plays a scenario on the engine, step by step, and says where it does not go as it was told."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from service import engine
from service.engine.core.actions.acts import Act
from service.engine.core.events import AnnonceMade, Event, Forms, WrongAct
from service.engine.core.stored.state import Lag, Player
from service.engine.core.windows.window import Window
from service.engine.dice.events import DiceReleased, DiceRolled, PreventiveFailed, PreventiveMade
from service.engine.dice.window import ThrowWindow
from service.json_types import JsonObject
from service.scenario.acts import make_act
from service.scenario.expectations import Failed, actual, compare
from service.scenario.form import Scenario, Step
from service.scenario.schedule import STEP_MS, earliest, next_closing


class Told(msgspec.Struct, kw_only=True):
    """What one step did. index: its place in `play`, None for the start. refusal: why it did not count."""

    index: int | None
    step: Step | None
    at: int
    events: list[Event]
    refusal: str = ""


class Early(msgspec.Struct, frozen=True):
    """A shout made while dice were in the air, which their landing has yet to judge. step: its index in `play`."""

    at: int
    step: int
    player: str
    annonce: str


class Run:
    """One scenario being played. events: everything so far; private: their forms for single seats, by seq; refused:
    indexes of the steps that were refused.

    start: the instant (ms) at which it begins. game_id: of the game that is played, where it is to have one of its own.
    seed: what is drawn after all that the scenario gives, 64 hex digits; without one such a draw fails.
    """

    def __init__(self, scenario: Scenario, *, start: int = 0, game_id: str = "", seed: str | None = None) -> None:
        self.scenario = scenario
        self.events: list[Event] = []
        self.private: dict[int, Forms] = {}
        self.refused: list[int] = []
        self.start = self.now = start
        self.landed_at = self.released_at = start
        self.step = 0
        self.early: list[Early] = []
        # Nothing runs out in a scenario, unless it says so.
        timed = any(option.name == "turn_ms" for option in engine.ruleset(scenario.ruleset).options)
        options = ({"turn_ms": 0} if timed else {}) | scenario.options
        self.dialect = engine.dialect(scenario.ruleset)
        self.game = engine.create(
            ruleset=scenario.ruleset, game_id=game_id or scenario.where or "scenario", now=start, options=options,
            given=self.dialect.given(scenario.told), seed=seed,
        )  # fmt: skip

    def play(self) -> Iterator[Told]:
        """Play it all. Raises Failed, and engine.Refusal where the game cannot even be created."""
        try:
            yield Told(index=None, step=None, at=self.start, events=self.begin())
            for index, step in enumerate(self.scenario.play):
                yield self._step(index, step)
        except engine.DrawsExhausted as error:
            raise Failed(f"dice ran out: {error}") from error
        except engine.DialectError as error:
            raise Failed(str(error)) from error
        self._compare(self.scenario.expect, "at the end")
        left = self.dialect.left_over(self.game)
        if left:
            raise Failed(f"at the end: {left}")

    def begin(self) -> list[Event]:
        """Seat everybody and begin; what happened by that."""
        players = [_player(name, facts) for name, facts in self.scenario.players.items()]
        door = [_player(name, facts or {}) for name, facts in self.scenario.joining.items()]
        for newcomer in door:
            newcomer.in_game = False
        if not self.scenario.started:
            engine.seat(self.game, players)
            return self._collect()
        scenario = self.scenario
        engine.start_from(self.game, players, scenario.first, scenario.turns_played, door, scenario.told)
        return self._collect()

    def _step(self, index: int, step: Step) -> Told:
        refusal, self.step = "", index
        if step.wait is not None:
            self.now += step.wait
            engine.settle(self.game, self.now)
        elif step.clock is not None:
            until = self.start + step.clock
            self.now = max(self.now, until)
            engine.settle(self.game, until)
        elif step.settle:
            self._settle(only_next=step.settle == "window")
        else:
            refusal = self._act(index, step)
        told = Told(index=index, step=step, at=self.now, events=self._collect(), refusal=refusal)
        if step.expect:
            engine.settle(self.game, self._time_of_check(index))
            told.events += self._collect()
            self._compare(step.expect, f"after step {index}")
        return told

    def _collect(self) -> list[Event]:
        events = list(self.game.fresh)
        self.private.update(self.game.private)
        self.game.forget_events()
        self.events += events
        self.landed_at = max([self.landed_at, *(e.at for e in events if isinstance(e, DiceRolled))])
        for event in events:
            self.landed_at = max(self.landed_at, self.dialect.counts_from(event) or 0)
            if isinstance(event, DiceReleased):
                self.landed_at, self.released_at = max(self.landed_at, event.lands_at), event.at
            elif isinstance(event, PreventiveMade):
                self.early.append(Early(at=event.at, step=self.step, player=event.player, annonce=event.annonce))
            elif isinstance(event, AnnonceMade | PreventiveFailed | WrongAct):
                self._judged(event)
        # Of what is shouted about dice that never land, or by a player who is put out meanwhile, nothing more is told.
        waiting = {(shout.player, shout.annonce, shout.at) for shout in self.game.state.early}
        self.early = [shout for shout in self.early if (shout.player, shout.annonce, shout.at) in waiting]
        return events

    def _judged(self, event: AnnonceMade | PreventiveFailed | WrongAct) -> None:
        """A shout from the air counts or fails: of one player's same words the one that was made first."""
        annonce = event.act.get("annonce") if isinstance(event, WrongAct) else event.annonce
        own = [shout for shout in self.early if (shout.player, shout.annonce) == (event.player, annonce)]
        if not own or (isinstance(event, WrongAct) and event.act["act"] != "preventive"):
            return
        first = min(own, key=lambda shout: shout.at)
        self.early.remove(first)
        if isinstance(event, PreventiveFailed) and event.code != "too_late":
            self.refused.append(first.step)

    # --- time

    def close_next(self) -> None:
        """Let time pass until the next window closes by itself."""
        self._settle(only_next=True)
        self._collect()

    def wait_for(self, index: int) -> None:
        """Let time pass up to the instant of this step, without taking it. Raises Failed."""
        at = self._instant(index, self.scenario.play[index])
        engine.settle(self.game, at - 1, patient=False)
        self._collect()

    def _settle(self, only_next: bool) -> None:
        while (closing := next_closing(self.game)) is not None:
            self.now = max(self.now, closing[0])
            landing = isinstance(closing[1].frame, ThrowWindow) and bool(closing[1].frame.flying)
            beside = isinstance(closing[1].frame, Window) and closing[1].frame.beside
            engine.settle(self.game, self.now, patient=False)
            if only_next and not landing and not beside:
                return

    def _time_of_check(self, index: int) -> int:
        later = self.now + self.game.tie_ms
        following = self.scenario.play[index + 1 : index + 2]
        if following and following[0].wait is not None:
            return max(self.now, min(later, self.now + following[0].wait - 1))
        if not following or not following[0].player:
            return later
        at = following[0].at
        if following[0].time is not None:
            return max(self.now, min(later, self.start + following[0].time - 1))
        upcoming = self.now + STEP_MS if at is None else self.landed_at + at
        return max(self.now, min(later, upcoming - 1))

    # --- acts

    def _act(self, index: int, step: Step) -> str:
        at = self._instant(index, step)
        here = [p.id for p in self.game.state.all_players]
        if step.player not in here and step.act["kind"] not in ("arrive", "cancel"):
            raise Failed(f"step {index}: {step.player} is not at the table")
        try:
            engine.play(self.game, self._made(step, at))
        except engine.Refusal as refusal:
            if refusal.kind != "too_late":
                self.refused.append(index)
            return f"{refusal.code}: {refusal.message}"
        return ""

    def _instant(self, index: int, step: Step) -> int:
        if step.time is not None:
            # A record tells acts in the order in which they were stored; one may have been made before the last.
            at = self.start + step.time
        elif step.in_flight is not None:
            at = self.released_at + step.in_flight
            if not self.now <= at < self.released_at + self.game.option("flight_ms"):
                raise Failed(f"step {index}: no dice are in the air {step.in_flight} ms after the last release")
        elif step.at is not None:
            at = self.landed_at + step.at
            if at < self.now:
                raise Failed(f"step {index}: at {step.at} lies before the step before it: time never runs backwards")
        else:
            at = earliest(self.game, self.dialect, step, self.now)
        self.now = max(self.now, at)
        return at

    def _made(self, step: Step, at: int) -> Act:
        if step.act["kind"] in self.dialect.acts:
            # What is due before it happens before it: it may be what the act is meant for.
            engine.settle(self.game, at - 1, patient=False)
        return self.dialect.act(self.game, step.player, step.act, at) or make_act(step.player, step.act, at)

    def _compare(self, expected: JsonObject, when: str) -> None:
        compare(self.dialect, expected, actual(self.game, self.refused), when)


def _player(name: str, facts: JsonObject) -> Player:
    holds: JsonObject = {}
    for item in facts.get("holds") or []:
        holds.update(item if isinstance(item, dict) else {item: 1})
    lag = Lag(ms=facts["lag"]) if "lag" in facts else None
    return Player(
        id=name, name=facts.get("name", name), score=facts.get("score", 0), holds=holds, knows=facts.get("knows") or [],
        bot=str(facts.get("bot") or ""), lag=lag,
    )  # fmt: skip

"""Plays a scenario on the engine, step by step, and says where it does not go as it was told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from service import engine
from service.engine.core.acts import (
    CLAIMS,
    Act,
    Annonce,
    Back,
    Cancel,
    Challenge,
    Cut,
    Forfeit,
    Join,
    Leave,
    Measured,
    Pass,
    Reconnected,
    Terms,
)
from service.engine.core.events import AnnonceMade, Event, WrongAct
from service.engine.core.standings import standings
from service.engine.core.state import Lag, Player, Record
from service.engine.core.window import Window
from service.engine.dice.acts import Roll
from service.engine.dice.conduct import conduct as dice_of
from service.engine.dice.events import DiceReleased, DiceRolled, PreventiveFailed, PreventiveMade
from service.engine.dice.window import ThrowWindow, throws
from service.scenario.form import BARE_ACTS, Scenario, Step

STEP_MS = 100
"""How long after the step before an act without `at` happens."""


class Failed(Exception):
    """The scenario did not go as it was told."""


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
    """One scenario being played. events: everything so far; refused: indexes of the steps that were refused."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.events: list[Event] = []
        self.refused: list[int] = []
        self.now = 0
        self.landed_at = self.released_at = 0
        self.step = 0
        self.early: list[Early] = []
        # Nothing runs out in a scenario, unless it says so.
        timed = any(option.name == "turn_ms" for option in engine.ruleset(scenario.ruleset).options)
        options = ({"turn_ms": 0} if timed else {}) | scenario.options
        self.dialect = engine.dialect(scenario.ruleset)
        self.game = engine.create(
            ruleset=scenario.ruleset, game_id=scenario.where or "scenario", now=0, options=options,
            given=self.dialect.given(scenario.told),
        )  # fmt: skip

    def play(self) -> Iterator[Told]:
        """Play it all. Raises Failed, and engine.Refusal where the game cannot even be created."""
        try:
            yield Told(index=None, step=None, at=0, events=self.begin())
            for index, step in enumerate(self.scenario.play):
                yield self._step(index, step)
        except engine.DrawsExhausted as error:
            raise Failed(f"dice ran out: {error}") from error
        except engine.DialectError as error:
            raise Failed(str(error)) from error
        self._check(self.scenario.expect, "at the end")
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
            self.now = max(self.now, step.clock)
            engine.settle(self.game, step.clock)
        elif step.settle:
            self._settle(only_next=step.settle == "window")
        else:
            refusal = self._act(index, step)
        told = Told(index=index, step=step, at=self.now, events=self._collect(), refusal=refusal)
        if step.expect:
            engine.settle(self.game, self._time_of_check(index))
            told.events += self._collect()
            self._check(step.expect, f"after step {index}")
        return told

    def _collect(self) -> list[Event]:
        events = list(self.game.fresh)
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
        # Of what is shouted about dice that never land, or by who is put out meanwhile, nothing more is told.
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

    def _closing(self) -> tuple[int, Record] | None:
        """The next window that closes by itself; turn_ms is never let run out."""
        upcoming = self.game.next_due()
        if upcoming is None:
            return None
        window = upcoming[1].frame
        assert isinstance(window, Window)
        return None if window.only_turn_runs_out else upcoming

    def _settle(self, only_next: bool) -> None:
        while (closing := self._closing()) is not None:
            self.now = max(self.now, closing[0])
            landing = isinstance(closing[1].frame, ThrowWindow) and bool(closing[1].frame.flying)
            engine.settle(self.game, self.now, patient=False)
            if only_next and not landing:
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
            return max(self.now, min(later, following[0].time - 1))
        upcoming = self.now + STEP_MS if at is None else self.landed_at + at
        return max(self.now, min(later, upcoming - 1))

    # --- acts

    def _act(self, index: int, step: Step) -> str:
        if step.time is not None:
            # A record tells acts in the order in which they were stored; one may have been made before the last.
            at = step.time
        elif step.in_flight is not None:
            at = self.released_at + step.in_flight
            if not self.now <= at < self.released_at + self.game.option("flight_ms"):
                raise Failed(f"step {index}: no dice are in the air {step.in_flight} ms after the last release")
        elif step.at is not None:
            at = self.landed_at + step.at
            if at < self.now:
                raise Failed(f"step {index}: at {step.at} lies before the step before it: time never runs backwards")
        else:
            at = self._earliest(step, self.now + STEP_MS)
        self.now = max(self.now, at)
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

    def _made(self, step: Step, at: int) -> Act:
        if step.act["kind"] in self.dialect.acts:
            # What is due before it happens before it: it may be what the act is meant for.
            engine.settle(self.game, at - 1, patient=False)
        return self.dialect.act(self.game, step.player, step.act, at) or make_act(step.player, step.act, at)

    def _earliest(self, step: Step, at: int) -> int:
        """As soon as the rules allow the act: now, or when a window that it belongs to opens."""
        engine.settle(self.game, at - 1, patient=False)
        first = self._allowed(step, at)
        if first is not None:
            return first
        ahead = engine.decode(engine.encode(self.game))
        ahead_run = Run.__new__(Run)
        ahead_run.game, ahead_run.dialect = ahead, self.dialect
        engine.settle(ahead, at, patient=False)
        closed = self.now
        while True:
            allowed = ahead_run._allowed(step, at)
            if allowed is not None:
                # The instant of a deadline is still in time: what opens when it is over opens after it.
                return max(allowed, closed + 1)
            closing = ahead_run._closing()
            if closing is None:
                return self.now + STEP_MS
            closed = at = max(at, closing[0])
            try:
                engine.settle(ahead, at, patient=False)
            except engine.DrawsExhausted:
                return self.now + STEP_MS

    def _allowed(self, step: Step, at: int) -> int | None:
        """From when on a window takes this act from this player, None if none that is open now does."""
        kind = step.act["kind"]
        if kind in self.dialect.acts:
            return None if self.dialect.waits(self.game, step.act) else at
        if (kind in BARE_ACTS and kind != "roll") or kind == "cancel":
            return at
        if kind == "roll":
            undecided = any(w.mode == "until" and w.spoken for _, w in self.game.windows())
            asked = [w for _, w in throws(self.game) if w.asks(step.player)]
            if asked:
                return (
                    None if undecided or self.game.family.holds(self.game, asked[0]) else max(at, asked[0].not_before)
                )
            return None if dice_of(self.game).too_early(self.game, step.player) else at
        word = step.act.get("annonce") or step.act.get("challenge") or "terms"
        for _, window in self.game.windows():
            if window.understands(step.player, word) and window.asks(step.player) and window.in_time(at):
                return max(at, window.not_before)
        return None

    # --- expectations

    def _check(self, expect: dict[str, Any], when: str) -> None:
        actual = self._actual()
        for name, wanted in expect.items():
            if name not in actual:
                raise Failed(f"{when}: cannot check {name}")
            is_now = actual[name]
            self._compare(f"{when}: {name}", wanted, is_now)

    def _compare(self, what: str, wanted: Any, is_now: Any) -> None:
        if isinstance(wanted, dict) and isinstance(is_now, dict) and not (is_now and not wanted):
            for name, value in wanted.items():
                self._compare(f"{what} of {name}", value, is_now.get(name))
            return
        if isinstance(wanted, list) and isinstance(is_now, list):
            wanted, is_now = sorted(wanted, key=repr), sorted(is_now, key=repr)
        if not self.dialect.same(wanted, is_now):
            raise Failed(f"{what}: expected {wanted!r}, and it is {is_now!r}")

    def _actual(self) -> dict[str, Any]:
        players = self.game.state.players
        return {
            "scores": {p.id: p.score for p in players},
            "holds": {p.id: [h if v == 1 else {h: v} for h, v in p.holds.items()] for p in players},
            "turn": self.game.family.on_turn(self.game),
            "winner": self.game.state.winner,
            "result": msgspec.to_builtins(standings(self.game)),
            "ranks": {standing.player: standing.rank for standing in standings(self.game)},
            "end": self.game.state.end or None,
            "presence": {p.id: p.presence for p in players},
            "out": [p.id for p in players if not p.in_game],
            "open": sorted({word for _, window in self.game.windows() for word in window.words}),
            "refused": self.refused,
            **engine.facts(self.game),
        }


def _player(name: str, facts: dict[str, Any]) -> Player:
    holds: dict[str, Any] = {}
    for item in facts.get("holds") or []:
        holds.update(item if isinstance(item, dict) else {item: 1})
    lag = Lag(ms=facts["lag"]) if "lag" in facts else None
    return Player(
        id=name, name=name, score=facts.get("score", 0), holds=holds, knows=facts.get("knows") or [],
        bot=str(facts.get("bot") or ""), lag=lag,
    )  # fmt: skip


def make_act(player: str, act: dict[str, Any], at: int) -> Act:
    """The engine's act for one act of the scenario format."""
    kind = act["kind"]
    if kind == "roll":
        return Roll(player=player, at=at, keep=act.get("keep"), window=act.get("window"))
    if kind == "challenge":
        return Challenge(
            player=player, at=at, challenge=act["challenge"], target=act.get("target", ""),
            reaction_ms=act.get("reaction_ms"), connection_ms=act.get("connection_ms"), window=act.get("window"),
        )  # fmt: skip
    if kind == "terms":
        terms = act["terms"]
        return Terms(
            player=player, at=at, combination=terms.get("combination", ""), amount=terms.get("amount", 0),
            window=act.get("window"),
        )  # fmt: skip
    if kind == "annonce":
        fields = {k: v for k, v in act.items() if k not in ("kind", "annonce", "window", *CLAIMS)}
        return Annonce(
            player=player, at=at, annonce=act["annonce"], fields=fields, reaction_ms=act.get("reaction_ms"),
            connection_ms=act.get("connection_ms"), window=act.get("window"),
        )  # fmt: skip
    if kind == "pass":
        return Pass(player=player, at=at, window=act.get("window"))
    if kind == "lag":
        return Measured(player=player, at=at, lag_ms=act["lag"])
    if kind == "leave_for_good":
        return Leave(player=player, at=at, for_good=True)
    if kind == "arrive":
        return Join(player=player, at=at, name=player, bot=act.get("bot") or "")
    bare: dict[str, type[Act]] = {
        "leave": Leave, "forfeit": Forfeit, "back": Back, "cut": Cut,
        "reconnected": Reconnected, "cancel": Cancel,
    }  # fmt: skip
    return bare[kind](player=player, at=at)

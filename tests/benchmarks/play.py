"""Games that play themselves in the engine, so that benchmarks have real states and real acts to measure with."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec

from service import engine
from service.engine import Game
from service.engine.core.actions.acts import Act, Annonce, Join, Pass, Start
from service.engine.core.events import TurnStarted
from service.engine.core.refusals import Refusal
from service.engine.core.stored.state import Record
from service.engine.core.told.view_types import ExpectedAct
from service.engine.core.windows.window import Window
from service.engine.dice.acts import Roll
from service.engine.dice.window import ThrowWindow
from tests.fuzz.acting import expected_acts

SEED = "c0ffee" + "0" * 58
START = 1_800_000_000_000
NAMES = ("Perceval", "Karadoc", "Arthur", "Guenièvre", "Léodagan", "Bohort")
BASE = (
    "chouette", "velute", "chouette_velute", "cul_de_chouette", "suite", "neant", "grelottine", "poulette",
    "passe_grelot", "rigodon",
)  # fmt: skip
"""The rules of a first evening; what their windows ask for is always said, anything else is a choice."""

GAP_MS = 200
"""Between two acts that nothing hurries; longer than a tie, so that it is clear who was first."""

BEVUE_EVERY = 40
"""Somebody shouts out of turn once in so many acts: wrong acts are part of any evening."""

TAKE = 0.3
"""How often somebody does what he may do and need not."""

RUINOUS = "cul_de_chouette"
"""Nobody stakes a Cul de Chouette on a second one: who misses it is out, and a long game would soon have nobody."""


class Step(msgspec.Struct, frozen=True):
    """One act that counts, and the state (bytes) that it was played on. turn: how many had begun by then."""

    blob: bytes
    act: Act
    turn: int


class Style(msgspec.Struct, frozen=True):
    """How a table plays. take: see TAKE. bevues: see BEVUE_EVERY, 0 for none. seed: of what it chooses.

    dice: the faces that a turn begins with, by the turn's number; enough of them for whatever that turn throws.
    """

    take: float = TAKE
    bevues: int = BEVUE_EVERY
    seed: int = 0
    dice: Callable[[int], list[int]] | None = None


def seated(
    names: tuple[str, ...] = NAMES, now: int = START, game_id: str = "", book: str = "wikimonde", **create: Any
) -> Game:  # fmt: skip
    """A game that has just begun. create: what engine.create takes besides."""
    if "given" not in create:
        create = {"seed": SEED, **create}
    game = engine.create(ruleset=book, game_id=game_id or "b" * 22, now=now, **create)
    for name in names:
        engine.play(game, Join(player="", at=now, name=name))
    engine.play(game, Start(player=game.state.players[0].id, at=now))
    return game


def play(game: Game, acts: int = 1_000_000, style: Style | None = None) -> Iterator[Step]:
    """Play so many acts, or to the end of the game, and tell each of them once it was played."""
    style = style or Style()
    table = Table(game, style)
    count = 0
    while count < acts and game.state.status == "playing":
        # What has come due by now belongs to the state, not to the act: the alarm would have closed it.
        engine.settle(game, table.now)
        table.look()
        act = table.next_act(wrong=style.bevues > 0 and count % style.bevues == style.bevues - 1)
        if act is None:
            due = engine.next_due(game)
            if due is None and game.state.status == "playing":
                raise RuntimeError("a game that asks nobody and waits for nothing is stuck")
            table.now = max(table.now, due or table.now)
        elif act.at > table.now:
            table.now = act.at
        else:
            blob = engine.encode(game)
            table.now += GAP_MS
            try:
                engine.play(game, act)
            except Refusal as refusal:
                if refusal.kind != "too_late":
                    raise
                continue
            count += 1
            yield Step(blob, act, table.turn)


class Table:
    """Everybody at one table: who knows nothing but what is expected of him. now: ms; turn: how many have begun."""

    def __init__(self, game: Game, style: Style) -> None:
        self.game, self.style = game, style
        self.now, self.turn = game.state.clock, 0
        self._rng = Random(style.seed)
        self._put_dice()

    def look(self) -> None:
        """Take note of what has happened."""
        begun = sum(isinstance(event, TurnStarted) for event in self.game.fresh)
        self.game.fresh.clear()
        self.turn += begun
        if begun:
            self._put_dice()

    def next_act(self, *, wrong: bool) -> Act | None:
        """What somebody does next, now or as soon as it is allowed; None where only time goes on.

        First comes what has to be said, then what somebody likes to do, then who declines says so, and at last
        the throw that is owed.
        """
        owed: list[Window] = []
        for record, window in self.game.windows():
            asked = [p for p in window.who if window.asks(p) and self.game.player(p).in_game]
            if not asked or window.optional:
                continue
            if window.mode == "dice":
                return Roll(player=asked[0], at=max(self.now, window.not_before))
            if window.mode in ("race", "last") and window.rule in BASE:
                return self._shout(record, window, asked)
            if isinstance(window, ThrowWindow) and window.mode == "roll":
                held = self.game.family.holds(self.game, window)
                owed += [] if window.by_table or window.auto or held else [window]
        return self._choice() or (self._throw(owed[0], wrong=wrong) if owed else None)

    def _shout(self, record: Record, window: Window, asked: list[str]) -> Act:
        speaker = asked[len(window.spoken) % len(asked)]
        return next(act for one, act in self._allowed(speaker) if one.window == record.id and one.act == "annonce")

    def _choice(self) -> Act | None:
        allowed = [found for p in self.game.in_order(self.game.seated) for found in self._allowed(p)]
        free = [
            act
            for one, act in allowed
            if one.act != "pass" and one.name != RUINOUS and not self._at_risk(one) and not self._is_owed(one)
        ]
        if free and self._rng.random() < self.style.take:
            return self._rng.choice(free)
        return next((act for _, act in allowed if isinstance(act, Pass)), None)

    def _throw(self, window: Window, *, wrong: bool) -> Act:
        player, at = window.who[0], max(self.now, window.not_before)
        if wrong:
            return Annonce(player=self.game.next_after(player), at=at, annonce="grelotte_ca_picote")
        return Roll(player=player, at=at)

    def _allowed(self, player: str) -> list[tuple[ExpectedAct, Act]]:
        return expected_acts(self.game, player, self.now, self._rng)

    def _at_risk(self, one: ExpectedAct) -> bool:
        return one.constraints.at_own_risk is True

    def _is_owed(self, one: ExpectedAct) -> bool:
        return one.act == "roll" and any(r.id == one.window and not w.optional for r, w in self.game.windows())

    def _put_dice(self) -> None:
        if self.style.dice is not None:
            self.game.state.randomness.given = self.style.dice(self.turn)

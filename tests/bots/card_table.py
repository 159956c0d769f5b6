"""Tables at cards on the engine: bots, and players who do anything that is legal."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from service import engine
from service.bots.trou_du_cul.laying import legal
from service.bots.trou_du_cul.observation import seen
from service.engine import Event, Game
from service.engine.core.actions.acts import Join, Start
from service.engine.core.refusals import Refusal
from service.engine.trou_du_cul.events import GradesGiven
from service.games.bots.scheduler import Bots, look
from service.store.meta import Meta

ANYTHING = ""
"""The level of a player who does anything that is legal, all of it equally likely."""
ALONE_MS = 100
"""How long such a player takes."""


@dataclass
class CardTable:
    """One match and what came of it. tally: by level, how often each role was gained. refused: codes."""

    game: Game
    meta: Meta
    chance: Random
    levels: dict[str, str]
    now: int = 0
    bots: Bots = field(default_factory=Bots)
    acts: list[dict[str, Any]] = field(default_factory=list)
    tally: dict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    refused: Counter[str] = field(default_factory=Counter)
    events: list[Event] = field(default_factory=list)

    @classmethod
    def seated(cls, levels: Sequence[str], seed: int, options: dict[str, Any] | None = None) -> CardTable:
        """Players of these levels at a table that has just started; the same seed plays the same match."""
        game = engine.create(ruleset="trou-du-cul", game_id=f"game{seed}", now=0, options=options, seed=f"{seed:064x}")
        for place, level in enumerate(levels):
            engine.play(game, Join(player="", at=0, name=f"player {place}", bot=level))
        engine.play(game, Start(player=game.state.players[0].id, at=0))
        named = {player.id: level for player, level in zip(game.state.players, levels, strict=True)}
        table = cls(game, Meta("public", 0, bot_secret=f"secret {seed}"), Random(seed), named)
        table.collect()
        return table

    def play(self, most: int = 10_000) -> CardTable:
        """To the end, or so many acts."""
        while self.game.state.status != "finished" and len(self.acts) < most:
            self.step()
        return self

    def step(self) -> None:
        """Whatever comes next: an act, or a deadline."""
        act = self._anything()
        if act is not None:
            self.now += ALONE_MS
        else:
            planned, due = self.bots.plan(self.game, self.meta, self.now), engine.next_due(self.game)
            if not planned or (due is not None and due <= planned[0].at):
                assert due is not None, "nobody can go on, and no time brings the game on"
                self.now = max(self.now, due)
                engine.settle(self.game, self.now)
                self.collect()
                return
            self.now = max(self.now, planned[0].at)
            act = {**planned[0].wish.act, "player": planned[0].player}
        self._do(act)
        self.collect()

    def collect(self) -> None:
        """Take in what has happened."""
        for event in self.game.fresh:
            if isinstance(event, GradesGiven):
                for player, role in event.roles.items():
                    self.tally[self.levels[player]][role] += 1
        self.events += self.game.fresh
        self.game.fresh.clear()

    def _do(self, act: dict[str, Any]) -> None:
        self.acts.append(act)
        try:
            engine.play(self.game, engine.act_of(self.game, {**act, "at": self.now}))
        except Refusal as refusal:
            self.refused[refusal.code] += 1
            self.now += 1000

    def _anything(self) -> dict[str, Any] | None:
        """What a player does who plays anything; None where all of them wait."""
        for player in (player for player, level in self.levels.items() if level == ANYTHING):
            expected = engine.expected(self.game, player, self.now)
            if not expected.acts:
                continue
            observation = seen(*look(self.game, player, expected))
            offer = observation.offers[0]
            if observation.window is not None and offer.act == "exchange":
                cards = self.chance.sample(list(observation.hand), offer.limits["number"])
                return {"act": "exchange", "player": player, "cards": cards}
            if observation.window is not None:
                return {"act": "decline", "player": player}
            lays = list(legal(offer)) if offer.act == "play" else []
            choice = self.chance.choice(lays if observation.top is None else [*lays, None])
            return {"player": player, **(choice.act("play") if choice else {"act": "pass_turn"})}
        return None

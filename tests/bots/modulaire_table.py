"""Tables of `modulaire` at which bots play, on the engine: what the service does with them, without HTTP."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from service import engine
from service.engine import Game
from service.engine.core.actions.acts import Join, Start
from service.engine.core.events import Event
from service.engine.core.refusals import Refusal
from service.games.bots.scheduler import AGAIN_MS, Bots, Planned
from service.store.meta import Meta

LEVELS = ("novice", "regular", "champion")
PRESETS = ("originale", "equilibree", "aquitaine", "doublette", "demoniaque")


@dataclass
class ModTable:
    """One game and what came of it. said: words and kinds of acts that counted. wrong: (level, act, code)."""

    game: Game
    meta: Meta
    now: int = 0
    bots: Bots = field(default_factory=Bots)
    acts: list[Planned] = field(default_factory=list)
    said: Counter[str] = field(default_factory=Counter)
    refused: Counter[tuple[str, str]] = field(default_factory=Counter)
    wrong: list[tuple[str, dict[str, Any], str]] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)

    @classmethod
    def seated(
        cls, preset: str, levels: Sequence[str], seed: int, options: dict[str, Any] | None = None,
        dice: list[int] | None = None,
    ) -> ModTable:  # fmt: skip
        """Bots of these levels at a table that has just started; the same seed plays the same game."""
        game = engine.create(
            ruleset="modulaire", game_id=f"game{seed}", now=0, options={"preset": preset, **(options or {})},
            seed=f"{seed:064x}", given=dice,
        )  # fmt: skip
        for place, level in enumerate(levels):
            engine.play(game, Join(player="", at=0, name=f"bot {place}", bot=level))
        engine.play(game, Start(player=game.state.players[0].id, at=0))
        return cls(game, Meta("public", 0, bot_secret=f"secret {seed}"))

    def play(self, most: int = 20_000) -> ModTable:
        """To the end, or so many acts."""
        while self.game.state.status != "finished" and len(self.acts) < most:
            self.step()
        return self

    def step(self) -> None:
        """Whatever comes next: an act of a bot, or a deadline."""
        plan, due = self.bots.plan(self.game, self.meta, self.now), engine.next_due(self.game)
        planned = plan[0].at if plan else None
        instants = [instant for instant in (planned, due) if instant is not None]
        assert instants, "nobody can go on, and no time brings the game on"
        self.now = max(self.now, min(instants))
        if planned is None or (due is not None and due <= planned):
            engine.settle(self.game, self.now)
        else:
            self._act(plan[0])
        self._collect()

    def _act(self, planned: Planned) -> None:
        engine.settle(self.game, self.now - 1)
        self.acts.append(planned)
        word = str(planned.wish.act.get("annonce") or planned.wish.act.get("challenge") or planned.wish.act["act"])
        try:
            engine.play(self.game, planned.act(self.game, self.now))
        except Refusal as refusal:
            self.refused[word, refusal.code] += 1
            self.now += AGAIN_MS
            return
        self.said[word] += 1
        if self.game.effect == "repeated":
            self.refused[word, "repeated"] += 1
            self.now += AGAIN_MS

    def _collect(self) -> None:
        for event in self.game.fresh:
            if type(event).__name__ == "ModBevue":
                told: Any = event
                self.wrong.append((self.game.player(told.player).bot, told.act, told.code))
        self.events += self.game.fresh
        self.game.fresh.clear()

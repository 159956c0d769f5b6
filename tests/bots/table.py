"""Tables of bots alone, on the engine: what the service does with them, without HTTP, store and worker."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from service import engine
from service.engine import Game
from service.engine.core.actions.acts import Join, Start
from service.engine.core.events import AnnonceMade, Event, HoldingGained
from service.engine.core.refusals import Refusal
from service.engine.cul_de_chouette.events import Bevue
from service.engine.dice.events import ChallengeTaken, TermsSet
from service.games.bots.scheduler import AGAIN_MS, Bots, Planned
from service.store.meta import Meta


@dataclass
class BotTable:
    """One game and what came of it. refused: codes by act; wrong: bévues as (level, what was shouted)."""

    game: Game
    meta: Meta
    now: int = 0
    bots: Bots = field(default_factory=Bots)
    acts: list[Planned] = field(default_factory=list)
    said: Counter[str] = field(default_factory=Counter)
    held: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    wrong: Counter[tuple[str, str]] = field(default_factory=Counter)
    events: list[Event] = field(default_factory=list)
    flans: set[str] = field(default_factory=set)

    @classmethod
    def seated(
        cls,
        ruleset: str,
        levels: Sequence[str],
        seed: int,
        options: dict[str, Any] | None = None,
        dice: list[int] | None = None,
        teams: Sequence[str] = (),
        holds: Sequence[str] = (),
        score: int = 0,
    ) -> BotTable:
        """Bots of these levels at a table that has just started; the same seed plays the same game.

        An empty level is a human who says nothing. holds, score: what each bot begins with.
        """
        game = engine.create(
            ruleset=ruleset, game_id=f"game{seed}", now=0, options=options, seed=f"{seed:064x}", given=dice
        )
        for place, level in enumerate(levels):
            team = teams[place % len(teams)] if teams else ""
            engine.play(game, Join(player="", at=0, name=f"bot {place}", bot=level, team=team))
        for player in game.state.players:
            player.score, player.holds = score, dict.fromkeys(holds, 1) if player.bot else {}
        engine.play(game, Start(player=game.state.players[0].id, at=0))
        return cls(game, Meta("public", 0, bot_secret=f"secret {seed}"))

    def play(self, most: int = 4000) -> BotTable:
        """To the end, or so many acts."""
        while self.game.state.status != "finished" and len(self.acts) < most:
            self.step()
        return self

    def step(self) -> None:
        """Whatever comes next: an act of a bot, or a deadline."""
        planned, due = self.bots.next_act(self.game, self.meta, self.now), engine.next_due(self.game)
        instants = [instant for instant in (planned, due) if instant is not None]
        assert instants, "nobody can go on, and no time brings the game on"
        self.now = max(self.now, min(instants))
        if planned is None or (due is not None and due <= planned):
            engine.settle(self.game, self.now)
        else:
            self._act()
        self._collect()

    def _act(self) -> None:
        engine.settle(self.game, self.now - 1)
        plan = self.bots.plan(self.game, self.meta, self.now)
        if not plan or plan[0].at > self.now:
            return
        self.acts.append(plan[0])
        try:
            engine.play(self.game, plan[0].act(self.game, self.now))
            if self.game.effect == "repeated":
                self.refused["repeated"] += 1
                self.now += AGAIN_MS
        except Refusal as refusal:
            self.refused[refusal.code] += 1
            self.now += AGAIN_MS

    def _collect(self) -> None:
        for flan in self.game.state.flans:  # type: ignore[attr-defined]
            weight = sum(other.weight for other in self.game.state.flans if other.on == flan.on)  # type: ignore[attr-defined]
            self.flans |= {"contre_flan"} if flan.counter else {"double_flan"} if weight > 1 else {"flan"}
        for event in self.game.fresh:
            if isinstance(event, AnnonceMade):
                self.said[event.annonce] += 1
            elif isinstance(event, ChallengeTaken):
                self.said[event.kind] += 1
            elif isinstance(event, TermsSet):
                self.said["terms"] += 1
            elif isinstance(event, HoldingGained):
                self.held[event.holding] += 1
            elif isinstance(event, Bevue):
                word = str(event.act.get("annonce") or event.act["act"])
                self.wrong[self.game.player(event.player).bot, word] += 1
        self.events += self.game.fresh
        self.game.fresh.clear()

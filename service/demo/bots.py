"""The demo's bots: the strategy is that of every bot (service/bots); here it gets to see what their client has heard.

A bot never acts by itself: it says what it would do in each window that asks it, and how many milliseconds a human
like it would take. Its chance comes from the seed, its name and the window, so that the same table finds the same bot.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from chouette_sdk import models

from service.bots.chance import Chance
from service.bots.cul_de_chouette import decisions, observation
from service.bots.cul_de_chouette.decisions import Intent
from service.bots.levels import LEVELS, Level
from service.demo.known import Table, Window

PAUSE_MS = 1500
"""The pause before a throw at human pace: a bot that has to wait for it throws right after."""
MISTAKABLE = ("chouette_velute", "suite")
"""The rules whose shouts come to the mind of a player who sees in the dice what is not there."""


@dataclass(frozen=True)
class Character:
    """Who a bot is, and how it plays."""

    name: str
    level: Level


CHARACTERS = (
    Character("Perceval", LEVELS["novice"]),
    Character("Karadoc", LEVELS["regular"]),
    Character("Arthur", LEVELS["champion"]),
)


@dataclass
class Bot:
    """One player. player: its id at the table. considered: the windows that it has made up its mind about.

    speed: so many times human pace.
    """

    character: Character
    seed: str
    player: str = ""
    speed: float = 1.0
    considered: set[int] = field(default_factory=set)
    passed: set[frozenset[int]] = field(default_factory=set)

    def has_to_look(self, table: Table) -> bool:
        """Whether a window asks it that it has not thought about."""
        return any(
            self.player in window.waiting and window.id not in self.considered for window in table.windows.values()
        )

    def consider(self, expected: models.Expected, table: Table) -> list[Intent]:
        """What it wants to do in the windows that are new to it."""
        new = {w.id for w in table.windows.values() if w.id not in self.considered and w.heard_at <= expected.seq}
        self.considered |= new
        asked = frozenset(w.id for w in table.windows.values() if w.asks_for_words and self.player in w.waiting)
        wanted = decisions.decide(self._sees(table, expected), self.character.level, self._chance)
        intents = [intent for intent in wanted if intent.window in new and intent.kind != "pass"]
        passing = [intent for intent in wanted if intent.kind == "pass" and asked not in self.passed]
        if passing:
            self.passed.add(asked)
        return intents + passing

    def slip(self, table: Table) -> Intent | None:
        """What it shouts between throws although the dice do not call for it."""
        return decisions.slip(self._sees(table, None), self.character.level, self._chance)

    @property
    def _chance(self) -> Chance:
        return Chance.of(self.seed, "demo", self.character.name, self.character.level.id)

    def _sees(self, table: Table, expected: models.Expected | None) -> observation.Observation:
        duel = table.duel
        return observation.Observation(
            player=self.player,
            seats=[
                observation.Seat(id=p.id, score=p.score, side=p.id, in_game=p.in_game, bot=True) for p in table.seats
            ],
            windows=[self._window(window) for window in table.windows.values()],
            offers=[
                observation.Offer(act.act, act.name, act.window, act.constraints.to_dict(), act.fields)
                for act in (expected.acts if expected else ())
            ],
            rules=MISTAKABLE,
            maker=table.maker,
            duel=observation.Duel(duel.id, duel.kind, duel.challenger, duel.defie, duel.combination) if duel else None,
            pause_ms=PAUSE_MS,
        )  # fmt: skip

    def _window(self, window: Window) -> observation.Window:
        return observation.Window(
            id=window.id, name=window.name, mode=window.mode, opened=0, not_before=round(1000 * window.wait_s),
            length=None if window.length_s is None else round(1000 * window.length_s * self.speed),
            waiting=window.waiting,
        )  # fmt: skip

"""The three bots: what each wants to do and after how long, from `expected` and the events alone.

A bot never acts by itself: it says what it would do in each window that asks it, and how many milliseconds a human
like it would take. Its chance comes from the seed, its name and the window, so that the same table finds the same bot.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Literal

from chouette_sdk import models

from service.demo.dice_sense import best_keep, chance_in_two, made
from service.demo.known import Table, Window
from service.demo.tastes import Mind, Said, leader, pick, wish

Kind = Literal["roll", "annonce", "challenge", "terms", "pass"]
PAUSE_MS = 1500
"""The pause before a throw at human pace: who has to wait for it throws right after."""
ON_THE_WAY = {"sirop_grelot": "chouette"}
"""What the dice must be first, of what they cannot be by themselves."""
WISH_MS = 60.0
"""What is said before one's own throw comes right before it."""
FORGETTABLE = ("race", "last")
"""Where one has to be quick, one may miss it."""
QUIET_TURNS = 6
"""So many turns after the last reaction a shout is surely wrong, and no longer merely late."""


@dataclass(frozen=True)
class Character:
    """Who somebody is. quick_ms: his usual reaction. forgets, bold, slips: how often (0 to 1) he misses a shout,
    takes a chance to challenge, shouts at a Velute as if it were a Chouette-Velute."""

    name: str
    quick_ms: int
    forgets: float
    bold: float
    slips: float


CHARACTERS = (
    Character("Perceval", quick_ms=900, forgets=0.08, bold=0.5, slips=0.15),
    Character("Karadoc", quick_ms=800, forgets=0.05, bold=0.8, slips=0.08),
    Character("Arthur", quick_ms=750, forgets=0.03, bold=0.4, slips=0.0),
)


@dataclass(frozen=True)
class Intent:
    """One act that a bot has in mind. window: where it belongs. delay_ms: at human pace, from when it is allowed."""

    kind: Kind
    window: int
    delay_ms: float
    name: str = ""
    target: str | None = None
    combination: str | None = None
    amount: int | None = None
    challenge: int | None = None
    keep: tuple[int, ...] = ()
    fields: Mapping[str, Any] = field(default_factory=dict)


@dataclass
class Bot:
    """One player's head. player: his id at the table. considered: the windows that he has made up his mind about."""

    character: Character
    seed: str
    player: str = ""
    considered: set[int] = field(default_factory=set)
    silent: set[int] = field(default_factory=set)
    passed: set[frozenset[int]] = field(default_factory=set)

    def has_to_look(self, table: Table) -> bool:
        """Whether a window asks him that he has not thought about."""
        return any(
            self.player in window.waiting and window.id not in self.considered for window in table.windows.values()
        )

    def consider(self, expected: models.Expected, table: Table) -> list[Intent]:
        """What he wants to do in the windows that are new to him."""
        by_window: dict[int, list[models.ExpectedAct]] = {}
        may_pass = False
        for act in expected.acts:
            may_pass = may_pass or act.act == "pass"
            if act.window is not None:
                by_window.setdefault(act.window, []).append(act)
        intents = []
        for window in list(table.windows.values()):
            if window.id in self.considered or window.heard_at > expected.seq:
                continue
            self.considered.add(window.id)
            acts = by_window.get(window.id, [])
            found = self._choose(window, acts, table, may_pass) if acts else None
            if window.name == "chouettes" and found is not None and found.kind == "roll":
                intents += self._wish(window, [act for act in expected.acts if act.window is None], table)
            if found is not None:
                intents.append(found)
        asked = [w for w in table.windows.values() if w.asks_for_words and self.player in w.waiting]
        speaking = {intent.window for intent in intents} | self.silent
        open_ = frozenset(w.id for w in asked)
        if may_pass and asked and not speaking & open_ and open_ not in self.passed:
            self.passed.add(open_)
            chance = self._chance(min(open_), "pass")
            intents.append(Intent("pass", min(open_), self._reaction(chance, asked[0])))
        return intents

    def _chance(self, window: int, what: str = "") -> Random:
        return Random(f"{self.seed}/{self.character.name}/{window}/{what}")

    def _reaction(self, chance: Random, window: Window, usual_ms: float = 0) -> float:
        """A human reaction (ms): log-normal, never inhuman, and not so long that the window is over."""
        drawn = chance.lognormvariate(math.log(usual_ms or self.character.quick_ms), 0.3)
        return max(180.0, min(drawn, 3500.0))

    def _choose(
        self, window: Window, acts: Sequence[models.ExpectedAct], table: Table, may_pass: bool
    ) -> Intent | None:
        chance = self._chance(window.id)
        act = acts[0]
        if act.act == "roll":
            return self._shout(window, acts[1:], table, chance) or self._roll(window, act, table, chance, may_pass)
        if act.act == "challenge":
            return self._challenge(window, act, table, chance)
        if act.act == "terms":
            return self._terms(window, act, table, chance)
        return self._shout(window, acts, table, chance)

    # --- throws

    def _roll(self, window: Window, act: models.ExpectedAct, table: Table, chance: Random, may_pass: bool) -> Intent:
        limits = act.constraints.additional_properties
        delay = chance.lognormvariate(math.log(450), 0.35)
        wanted = ON_THE_WAY.get(table.duel.combination, table.duel.combination) if table.duel else ""
        if "keep_from" not in limits or not wanted:
            return Intent("roll", window.id, delay)
        lying = limits["keep_from"]
        delay += chance.lognormvariate(math.log(1200), 0.3)
        if may_pass and wanted in made(lying) and table.duel and wanted == table.duel.combination:
            return Intent("pass", window.id, delay)
        keep, _ = best_keep(wanted, lying, int(limits["keep_at_most"]))
        return Intent("roll", window.id, delay, keep=keep)

    # --- shouts

    def _shout(self, window: Window, acts: Sequence[models.ExpectedAct], table: Table, chance: Random) -> Intent | None:
        """Shout what is to be shouted, unless he does not notice in time."""
        if window.mode in FORGETTABLE and chance.random() < self.character.forgets:
            self.silent.add(window.id)
            return None
        delay = self._reaction(chance, window)
        said = pick(window.mode, acts, Mind(self.player, self.character.bold, table, chance))
        if said is None:
            return None
        return self._saying(window, delay, said)

    def _wish(self, window: Window, acts: Sequence[models.ExpectedAct], table: Table) -> list[Intent]:
        """What he says before he throws, of what may be said at any moment."""
        mind = Mind(self.player, self.character.bold, table, self._chance(window.id, "wish"))
        said = wish(acts, mind)
        return [] if said is None else [self._saying(window, WISH_MS, said)]

    @staticmethod
    def _saying(window: Window, delay_ms: float, said: Said) -> Intent:
        target = said.fields.get("target")
        return Intent("annonce", window.id, delay_ms, name=said.name, target=target, fields=said.fields)

    def slip(self, table: Table, word: str = "pas_mou_le_caillou") -> Intent | None:
        """In a lull he may take the Velute that lies there for more than it is, and shout: that is a bévue."""
        window = next((w for w in table.windows.values() if w.name == "chouettes"), None)
        if window is None or table.combinations != ["velute"] or table.duel is not None:
            return None
        if table.counts.turns - table.last_reaction < QUIET_TURNS:
            return None
        chance = self._chance(window.id, "slip")
        if chance.random() >= self.character.slips:
            return None
        return Intent("annonce", window.id, self._reaction(chance, window) - PAUSE_MS, name=word)

    # --- duels

    def _challenge(self, window: Window, act: models.ExpectedAct, table: Table, chance: Random) -> Intent | None:
        """A duel whose terms he may choose is worth it: he only needs the nerve."""
        targets = act.constraints.additional_properties.get("targets", [])
        if not targets or chance.random() >= self.character.bold:
            return None
        target = leader(table, targets)
        return Intent("challenge", window.id, self._reaction(chance, window), name=act.name, target=target)

    def _terms(self, window: Window, act: models.ExpectedAct, table: Table, chance: Random) -> Intent | None:
        """The more a combination may cost the other one, and the less likely it is, the rather he names it."""
        limits: dict[str, Any] = act.constraints.additional_properties.get("combinations", {})
        worth = {name: most * (1 - 2 * chance_in_two(name)) for name, most in limits.items()}
        names = [name for name, points in worth.items() if points > 0]
        delay, duel = chance.lognormvariate(math.log(1800), 0.3), table.duel.id if table.duel else None
        if not limits:
            return None
        if names:
            name = chance.choices(names, [worth[n] for n in names])[0]
            amount = max(1, math.ceil(limits[name] * chance.uniform(0.6, 1.0)))
        else:
            name, amount = min(limits, key=chance_in_two), 1
        return Intent("terms", window.id, delay, combination=name, amount=amount, challenge=duel)

"""What a bot wants to do, and how long a human like it would take: from what it sees, and from nothing else.

It decides nothing by itself and remembers nothing: the same table finds the same bot with the same decider, so that
a question that another process or a retry asks again gets the same answer, and what is done is wanted no more.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Literal

from service.bots import pace
from service.bots.chance import Chance
from service.bots.cul_de_chouette import between_throws
from service.bots.cul_de_chouette.choices import Decider, Said, by_the_odds, leader, pick
from service.bots.cul_de_chouette.dice_sense import best_keep, chance_in_two, made, most_worth, worth
from service.bots.cul_de_chouette.observation import Observation, Offer, Window
from service.bots.levels import LEVELS, Level
from service.bots.pace import SPOKEN_FOR
from service.json_types import JsonMapping

Kind = Literal["roll", "annonce", "challenge", "terms", "pass"]
ON_THE_WAY = {"sirop_grelot": "chouette", "civet_sirote": "chouette"}
"""What the dice must be first, of what they cannot be by themselves."""
FORGETTABLE = ("race", "last")
"""Where one has to be quick, one may miss it."""
THROW_MS, KEEP_MS, TERMS_MS, COUNT_MS = 450, 1200, 1800, 400
"""How long one usually takes to throw, to choose what to keep, to name terms, to sing the next number."""
TOGETHER = LEVELS["regular"]
"""How quick all are who do it on one sign."""


@dataclass(frozen=True)
class Intent:
    """One act that a bot has in mind. window: where it belongs. delay_ms: at human pace, from when it is allowed there,
    or, where that is what it waits for, from the window's opening."""

    kind: Kind
    window: int
    delay_ms: float
    from_opening: bool = False
    name: str = ""
    target: str | None = None
    combination: str | None = None
    amount: int | None = None
    challenge: int | None = None
    keep: tuple[int, ...] = ()
    fields: JsonMapping = field(default_factory=dict)


def decide(observation: Observation, level: Level, chance: Chance) -> list[Intent]:
    """All that the bot wants to do now, each where it belongs; nothing while the clock stands still."""
    return [] if observation.stopped else _Decision(observation, level, chance).decide()


def slip(observation: Observation, level: Level, chance: Chance) -> Intent | None:
    """What the bot shouts between throws although the dice do not call for it: a bévue, unless it is merely late."""
    window = observation.between_throws
    if (
        window is None
        or not observation.strict
        or observation.stopped
        or not observation.me.in_game
        or observation.duel is not None
    ):
        return None
    words = [word for rule, word in between_throws.SLIPS.items() if rule in observation.rules]
    here = chance.at(window.id, "slip")
    if not words or here.random() >= level.slips:
        return None
    word = here.choice(words)
    return Intent("annonce", window.id, reaction(level, here, window), from_opening=True, name=word)


def reaction(level: Level, chance: Random, window: Window) -> float:
    """A human reaction (ms): log-normal, never inhuman, and not so long that a short window is over."""
    return pace.reaction(level, chance, window.length)


class _Decision:
    """One player at one instant."""

    def __init__(self, observation: Observation, level: Level, chance: Chance) -> None:
        self.observation, self.level, self.chance = observation, level, chance
        self.silent: set[int] = set()

    def decide(self) -> list[Intent]:
        by_window: dict[int, list[Offer]] = {}
        for offer in self.observation.offers:
            if offer.window is not None:
                by_window.setdefault(offer.window, []).append(offer)
        intents = [
            intent
            for window in self.observation.windows
            if window.id in by_window and (intent := self._choose(window, by_window[window.id])) is not None
        ]
        return intents + self._pass({intent.window for intent in intents}) + self._anytime(intents)

    def _decider(self, window: Window, what: str = "") -> Decider:
        together = self.chance.together(window.id, what)
        return Decider(self.observation, self.level, self.chance.at(window.id, what), together)

    def _choose(self, window: Window, offers: Sequence[Offer]) -> Intent | None:
        offer, here = offers[0], self.chance.at(window.id)
        if offer.act == "roll":
            return self._shout(window, offers[1:], here) or self._roll(window, offer, here)
        if offer.act == "challenge":
            return self._challenge(window, offer, here)
        if offer.act == "terms":
            return self._terms(window, offer, here)
        return self._shout(window, offers, here)

    def _pass(self, speaking: set[int]) -> list[Intent]:
        """Let no player wait for a bot that will say nothing; one that has not noticed does not say that either."""
        asked = [w for w in self.observation.windows if w.asks_for_words and self.observation.player in w.waiting]
        may = any(offer.act == "pass" for offer in self.observation.offers)
        if not may or not asked or any(w.id in speaking or w.id in self.silent for w in asked):
            return []
        first = min(asked, key=lambda window: window.id)
        return [Intent("pass", first.id, reaction(self.level, self.chance.at(first.id, "pass"), first))]

    # --- throws

    def _roll(self, window: Window, offer: Offer, here: Random) -> Intent:
        delay = here.lognormvariate(math.log(THROW_MS), 0.35)
        if "keep_from" not in offer.limits:
            return Intent("roll", window.id, delay)
        lying, most = tuple(offer.limits["keep_from"]), int(offer.limits["keep_at_most"])
        may_stop = any(each.act == "pass" for each in self.observation.offers)
        delay += here.lognormvariate(math.log(KEEP_MS), 0.3)
        wanted, there = self._wanted(), made(lying) if len(lying) == 3 else frozenset[str]()
        if not wanted:
            keep, coming = most_worth(lying, most)
            if may_stop and there and worth(lying) >= coming:
                return Intent("pass", window.id, delay)
        else:
            if may_stop and wanted in there and self.observation.duel and wanted == self.observation.duel.combination:
                return Intent("pass", window.id, delay)
            keep, _ = best_keep(ON_THE_WAY.get(wanted, wanted), lying, most)
        return Intent("roll", window.id, delay, keep=keep)

    def _wanted(self) -> str:
        """What the bot has to throw, if anything."""
        duel = self.observation.duel
        if duel is None or duel.defie != self.observation.player:
            return ""
        wanted = duel.kind if duel.kind == "soufflette" else duel.combination
        return ON_THE_WAY.get(wanted, wanted)

    # --- shouts

    def _shout(self, window: Window, offers: Sequence[Offer], here: Random) -> Intent | None:
        """Shout what is to be shouted, unless the bot does not notice in time."""
        if window.mode in FORGETTABLE and here.random() < self.level.forgets:
            self.silent.add(window.id)
            return None
        delay = reaction(self.level, here, window)
        decider = self._decider(window, "say")
        said = pick(window, offers, decider)
        if said is None:
            return None
        if said.together:
            # One says it on a sign, all at once.
            delay = reaction(TOGETHER, self.chance.together(window.id, "sign"), window)
        if said.name == "sloubi":
            delay = here.lognormvariate(math.log(COUNT_MS), 0.2)
        return _saying(window, delay, said)

    def _anytime(self, intents: Sequence[Intent]) -> list[Intent]:
        """What needs no window is said between throws: before one's own throw, or in time before another's."""
        window = self.observation.between_throws
        offers = [offer for offer in self.observation.offers if offer.act == "annonce" and offer.window is None]
        if window is None or not offers:
            return []
        said = between_throws.wish(offers, self._decider(window, "wish"))
        if said is None:
            return []
        own = next((i for i in intents if i.window == window.id and i.kind == "roll"), None)
        if own is not None:
            return [_saying(window, own.delay_ms / 2, said)]
        delay = reaction(self.level, self.chance.at(window.id, "wish"), window)
        return [replace(_saying(window, delay, said), from_opening=True)]

    # --- duels

    def _challenge(self, window: Window, offer: Offer, here: Random) -> Intent | None:
        """A duel whose terms the bot may choose is worth it: it only needs the nerve."""
        targets = offer.limits.get("targets", [])
        if not targets or here.random() >= self.level.bold:
            return None
        delay = reaction(self.level, here, window)
        return Intent("challenge", window.id, delay, name=offer.name, target=leader(self.observation, targets))

    def _terms(self, window: Window, offer: Offer, here: Random) -> Intent | None:
        """The more a combination may cost the other one, and the less likely it is, the rather the bot names it."""
        limits = {named["name"]: named for named in offer.limits.get("combinations", ())}
        if not limits:
            return None
        worthy = {
            name: int(named["maximum"]) * (1 - 2 * chance_in_two(ON_THE_WAY.get(name, name)))
            for name, named in limits.items()
        }
        names = [name for name, points in worthy.items() if points > 0]
        delay = here.lognormvariate(math.log(TERMS_MS), 0.3)
        if window.length is not None:
            delay = min(delay, SPOKEN_FOR * window.length)
        if names and by_the_odds(self.level, here):
            name = max(names, key=lambda each: worthy[each])
            amount = limits[name]["maximum"]
        elif names:
            name = here.choices(names, [worthy[n] for n in names])[0]
            amount = math.ceil(limits[name]["maximum"] * here.uniform(0.6, 1.0))
        else:
            name, amount = min(limits, key=lambda each: chance_in_two(ON_THE_WAY.get(each, each))), 1
        amount = max(amount, limits[name]["minimum"])
        duel = self.observation.duel.id if self.observation.duel else None
        return Intent("terms", window.id, delay, combination=name, amount=amount, challenge=duel)


def _saying(window: Window, delay_ms: float, said: Said) -> Intent:
    return Intent(
        "annonce", window.id, delay_ms, name=said.name, target=said.fields.get("target"), fields=said.fields
    )  # fmt: skip

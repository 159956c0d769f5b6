"""What a bot at `modulaire` wants, as acts with their instants."""

from __future__ import annotations

from collections.abc import Sequence

from service.bots.chance import Chance
from service.bots.levels import Level
from service.bots.modulaire import choices, throws
from service.bots.modulaire.decider import Decider, Said
from service.bots.modulaire.observation import ASKING, THROW, Observation, Offer, Window, seen
from service.bots.pace import reaction, thinking
from service.bots.wish import Wish
from service.json_types import JsonMapping

CHOICE_MS, THROW_MS, VERSE_MS = 1300, 450, 420
"""How long people usually take to choose, to throw, to sing the next verse."""
SPREAD = 0.3
FORGETTABLE = ("race", "last", "side")
"""Where one has to be quick, one may miss it."""
VERSE = "sloubi"


class ModulaireStrategy:
    """Throws, shouts, bets, sings, and does what the rulebook allows «at any time»."""

    def speaks_unasked(self, level: Level) -> bool:
        """What is not expected is wrong or refused."""
        return False

    def wishes(
        self, view: JsonMapping, expected: JsonMapping, level: Level, chance: Chance, speed: float
    ) -> Sequence[Wish]:
        """All that is wanted now, each where it belongs."""
        observation = seen(view, expected, speed)
        return [] if observation.stopped else _Thought(observation, level, chance, speed).wishes()


class _Thought:
    """One player at one instant."""

    def __init__(self, observation: Observation, level: Level, chance: Chance, speed: float) -> None:
        self.observation, self.level, self.chance, self.speed = observation, level, chance, speed

    def wishes(self) -> list[Wish]:
        found = [wish for window in self.observation.windows if (wish := self._in(window)) is not None]
        return [*found, *self._anytime(found)]

    def _in(self, window: Window) -> Wish | None:
        """What is done in a window: a throw, a word, or a pass; nothing where it is not noticed in time."""
        offers = [offer for offer in self.observation.offers if offer.window == window.id and offer.act != "pass"]
        words = [offer for offer in offers if offer.act != THROW]
        here = self.chance.at(window.id)
        promised = any(offer.name in self.observation.promised for offer in words)
        forgets = window.mode in FORGETTABLE and here.random() < self.level.forgets and not promised
        said = choices.pick(words, self._decider(window, "say")) if words and not forgets else None
        if said is not None:
            return self._say(window, said)
        thrown = next((offer for offer in offers if offer.act == THROW), None)
        if thrown is not None:
            act = throws.choose(thrown, self._decider(window, "throw"))
            delay = thinking(self.chance.at(window.id, "throw"), THROW_MS, SPREAD, window.length)
            return self._pass(window, [thrown]) if act is None else self._at(window, delay, act)
        return None if forgets else self._pass(window, words)

    def _say(self, window: Window, said: Said) -> Wish:
        here = self.chance.at(window.id, f"when {said.offer.name}")
        if said.offer.name == VERSE:
            delay = thinking(here, VERSE_MS, SPREAD, window.length)
        elif said.quick:
            delay = reaction(self.level, here, window.length)
        else:
            delay = thinking(here, CHOICE_MS, SPREAD, window.length)
        return self._at(window, delay, said.act)

    def _pass(self, window: Window, words: Sequence[Offer]) -> Wish | None:
        """Let no one wait for a player who will say nothing; where passing is not offered, something must be said."""
        if window.mode not in ASKING or not (words or self.observation.account in window.waiting):
            return None
        passing = [offer for offer in self.observation.offers if offer.act == "pass"]
        delay = reaction(self.level, self.chance.at(window.id, "pass"), window.length)
        if any(offer.window in (None, window.id) for offer in passing):
            return self._at(window, delay, {"act": "pass", "window": window.id})
        said = choices.must(words, self._decider(window, "must"))
        return None if said is None else self._at(window, delay, said.act)

    def _anytime(self, found: Sequence[Wish]) -> list[Wish]:
        """What belongs to no window is said between throws: before one's own throw, or in time before another's."""
        window = self.observation.between_throws
        offers = [offer for offer in self.observation.offers if offer.window is None and offer.act != "pass"]
        if window is None or not offers:
            return []
        own = next((wish for wish in found if wish.act["act"] == THROW), None)
        for offer in offers:
            said = choices.pick([offer], self._decider(window, offer.name))
            if said is None:
                continue
            delay = reaction(self.level, self.chance.at(window.id, f"when {offer.name}"), window.length)
            if own is None:
                return [Wish(window.opened + round(delay / self.speed), window.id, said.act)]
            return [Wish(window.opened + (own.at - window.opened) // 2, window.id, said.act)]
        return []

    def _decider(self, window: Window, what: str) -> Decider:
        return Decider(self.observation, self.level, self.chance.at(window.id, what), window)

    def _at(self, window: Window, delay: float, act: JsonMapping) -> Wish:
        return Wish(max(window.opened, window.not_before) + round(delay / self.speed), window.id, act)

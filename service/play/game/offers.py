"""What the player may do now, each with its key."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from chouette_sdk import models

from service.play.game.keys import CHOICES, PASS, POOL, RANKS, THROW, assign
from service.play.game.lexicon import Lexicon

LAYING = ("roll", "play")


@dataclass(frozen=True)
class Offered:
    """An act of `expected` with the key that does it. label: what the key's line says. wordless: no annonce."""

    key: str
    act: models.ExpectedAct
    label: str

    @property
    def shout(self) -> bool:
        """Whether it is said aloud."""
        return self.act.act in ("annonce", "challenge", "putsch")


class Keyboard:
    """The keys of one game."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon
        taken = RANKS if lexicon.cards else ()
        words = [(id_, word.phrase) for id_, word in lexicon.words.items() if word.spoken_as not in ("play", "pass")]
        self.keys = assign(words, taken)

    def offered(self, acts: Sequence[models.ExpectedAct]) -> list[Offered]:
        """What is offered, in the order of the windows; of the same word in two windows the one that ends first."""
        acts = sorted(acts, key=lambda act: act.deadline or float("inf"))
        found: dict[str, Offered] = {}
        for act in acts:
            key = self._key(act, found)
            if key and key not in found:
                found[key] = Offered(key, act, self._label(act))
        return list(found.values())

    def _key(self, act: models.ExpectedAct, found: dict[str, Offered]) -> str:
        if act.act in LAYING:
            return THROW
        if act.act == "pass":
            return PASS
        if act.name in self.keys:
            return self.keys[act.name]
        # A word that the ruleset does not list has a key that means nothing else at this moment.
        used = {*(RANKS if self.lexicon.cards else ()), *found}
        return next((key for key in POOL if key not in used), "")

    def _label(self, act: models.ExpectedAct) -> str:
        language, lexicon = self.lexicon.language, self.lexicon
        if act.act == "roll":
            return language(f"Lancer {lexicon.label(act.name)}", f"Throw {lexicon.label(act.name)}")
        if act.act == "play":
            return language("Poser les cartes choisies", "Lay the chosen cards")
        if act.act == "pass":
            if act.constraints.forced is True:
                return language("Passer (combinaison imposée)", "Pass (forced combination)")
            return language("Passer", "Pass")
        if act.act == "vote":
            return language("Voter", "Vote")
        return lexicon.phrase(act.name)


def numbered(count: int) -> list[str]:
    """So many keys for a list to choose from; entries beyond the last key get an empty one."""
    return [CHOICES[place] if place < len(CHOICES) else "" for place in range(count)]

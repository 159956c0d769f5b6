"""What every combination rule has in common: which dice it recognises, what they are worth, what it does with them."""

from __future__ import annotations

from abc import ABC, abstractmethod

from service.engine.core.frame import Frame
from service.engine.core.game import Game
from service.engine.core.rulebook import hooks as core_hooks
from service.engine.core.rulebook.rules import RULES, Rule
from service.engine.cul_de_chouette.state import Throw

ORDER = (
    "soufflette", "bleu_rouge", "artichette", "flan", "excalibur", "cul_de_chouette", "chouette_velute", "suite",
    "velute", "chouette", "neant",
)  # fmt: skip
"""From specific to general (reconnaissance): the first that fits is the combination."""


class Combination(Rule, ABC):
    """A rule that names throws. Faces come in rising order."""

    @abstractmethod
    def fits(self, faces: list[int]) -> bool:
        """Whether these three dice are this combination, where nothing more specific is."""

    def possible(self, g: Game) -> bool:
        """Whether there is such a combination at this table."""
        return True

    def value(self, faces: list[int]) -> int:
        """The raw value: what the dice alone are worth, in points."""
        return 0

    def pays_at_once(self, g: Game, throw: Throw) -> bool:
        """Whether it brings points at the landing itself, without asking anything of a player before."""
        return False

    @abstractmethod
    def lands(self, g: Game, throw: Throw) -> Frame | None:
        """The final dice have landed: settle what asks for no shout; return what has to wait for people."""

    @core_hooks.names_to_bet_on.answer
    def names_to_bet_on(self, g: Game) -> list[str]:
        """The names under which bets and terms may call it."""
        return [self.id]


def combination(name: str) -> Combination:
    """The rule of a combination."""
    found = RULES[name]
    assert isinstance(found, Combination)
    return found


def _is(g: Game, name: str, faces: list[int]) -> bool:
    rule = combination(name)
    return rule.fits(faces) and rule.possible(g)


def recognise(g: Game, faces: list[int]) -> list[str]:
    """What three dice are in this game: one name, or `suite` and `velute` for 1-2-3."""
    ordered = sorted(faces)
    names = [name for name in ORDER if g.has_rule(name) and _is(g, name, ordered)]
    return names[:2] if names[:2] == ["suite", "velute"] else names[:1]


def raw_value(names: list[str], faces: list[int]) -> int:
    """What the dice alone are worth under these names."""
    return sum(combination(name).value(sorted(faces)) for name in names)

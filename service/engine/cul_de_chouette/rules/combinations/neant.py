"""Dice that are nothing else bring no points; what else they bring is the Grelottine's. All rulebooks: «Le Néant»."""

from __future__ import annotations

from service.engine.core.frame import Frame, Outcome, done, frame, wait_all
from service.engine.core.game import Game
from service.engine.core.rulebook.rules import rule
from service.engine.cul_de_chouette import hooks
from service.engine.cul_de_chouette.combination import Combination
from service.engine.cul_de_chouette.flow.settlement import settle_throw
from service.engine.cul_de_chouette.state import Throw, find_throw


@rule
class NeantRule(Combination):
    """Recognition of a Néant: it fits everything, and comes last."""

    id = "neant"
    label = "Le Néant"
    sources = {"wikimonde": "Le Néant", "titouan": "Néant"}
    switchable = False
    fr = "Aucune combinaison : pas de points, mais une Grelottine pour qui n'en a pas."
    en = "No combination: no points, but a Grelottine for a maker who has none."

    def fits(self, faces: list[int]) -> bool:
        """Everything."""
        return True

    def lands(self, g: Game, throw: Throw) -> Frame | None:
        """A stake on these dice is settled first, because the score decides what the Néant brings."""
        settle_throw(g, throw, [])
        hooks.neant_made.tell(g, throw)
        if not any(hooks.neant_raced_for.ask(g, throw)):
            hooks.neant_brings.tell(g, throw.maker)
        return None if g.over else Neant(throw=throw.id)


@frame
class Neant(Frame):
    """What other rules let the table race for when a Néant lies, side by side."""

    throw: int

    def start(self, g: Game) -> Outcome:
        """Mostly nothing."""
        return wait_all(dict(hooks.neant_lies.ask(g, find_throw(g, self.throw))), then=self.over)

    def over(self, g: Game, _: object) -> Outcome:
        """All of it is decided."""
        return done()

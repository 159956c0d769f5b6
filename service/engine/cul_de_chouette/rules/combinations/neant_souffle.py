"""The Grelottine of a 1-4-6 goes to the first to blame, or to no player. titouan: «Le Néant Soufflé»."""

from __future__ import annotations

from service.engine.core.frame import Frame, Outcome, done, frame, wait
from service.engine.core.game import Game
from service.engine.core.rulebook.rules import Rule, Word, rule
from service.engine.core.windows.answers import Answers
from service.engine.core.windows.window import Window
from service.engine.cul_de_chouette import hooks
from service.engine.cul_de_chouette.flow.roll_off import RollOff
from service.engine.cul_de_chouette.state import Throw, find_throw

DICE = [1, 4, 6]
BLAME = "mecreant"
WRETCH = "je_suis_un_miserable"
RELIEF = "fort_heureusement"


@rule
class NeantSouffleRule(Rule):
    """An additional rule: whose the Grelottine of a 1-4-6 is."""

    id = "neant_souffle"
    label = "Le Néant Soufflé"
    sources = {"titouan": "Le Néant Soufflé"}
    needs = ("neant",)
    words = (
        Word(id=BLAME, phrase="Mécréant !", gesture_fr="un doigt sur le nez", gesture_en="a finger on your nose"),
        Word(
            id=WRETCH, phrase="Je suis un misérable !", gesture_fr="un doigt sur le nez",
            gesture_en="a finger on your nose",
        ),
        Word(
            id=RELIEF,
            phrase="Fort heureusement, je tiens à préciser que l'incident n'a fait aucune victime !",
        ),
    )  # fmt: skip
    fr = (
        "Sur 1-4-6, le premier à crier « Mécréant ! » prend la Grelottine ; un « Je suis un misérable ! » plus rapide "
        "la fait perdre à tous. Si personne ne crie, elle est au lanceur."
    )
    en = (
        "On 1-4-6 the first to shout «Mécréant !» takes the Grelottine; after a faster «Je suis un misérable !» no "
        "player has it. Where all are silent, it is the maker's."
    )

    @hooks.neant_raced_for.answer
    def neant_raced_for(self, g: Game, throw: Throw) -> bool:
        """Only a 1-4-6 that would bring a Grelottine."""
        return sorted(throw.faces) == DICE and g.has_rule("grelottine")

    @hooks.neant_lies.answer
    def neant_lies(self, g: Game, throw: Throw) -> tuple[str, Frame] | None:
        """The race, beside what else a Néant opens."""
        return (self.id, NeantSouffle(throw=throw.id)) if self.neant_raced_for(g, throw) else None


@frame
class NeantSouffle(Frame):
    """The race for the Grelottine of a 1-4-6."""

    throw: int

    def start(self, g: Game) -> Outcome:
        """Step 1: everybody has one of the two words, the maker too."""
        race = Window(
            name=BLAME, mode="race", rule="neant_souffle", who=g.seated, words=[BLAME, WRETCH],
            length=g.option("reaction_ms"),
        )  # fmt: skip
        return wait(race, then=self.blamed)

    def blamed(self, g: Game, answers: Answers) -> Outcome:
        """With no word at all it goes where it always goes; after a wretch alone no player has it."""
        first = answers.first()
        blaming = [a.player for a in first if a.annonce == BLAME]
        if not first:
            return self._give(g, find_throw(g, self.throw).maker)
        if len(blaming) < 2:
            return self._give(g, *blaming)
        race = Window(
            name=RELIEF, mode="race", rule="neant_souffle", who=blaming, words=[RELIEF], need=2,
            length=g.option("reaction_ms"),
        )  # fmt: skip
        return wait(race, then=self.relieved)

    def relieved(self, g: Game, answers: Answers) -> Outcome:
        """Step 2: the first of them; tied again or all silent, the dice decide."""
        first = [a.player for a in answers.first()] or answers.who
        if len(answers.who) < 2:
            return self._give(g, *answers.who)
        if len(first) == 1:
            return self._give(g, first[0])
        return wait(RollOff(name="neant_souffle", rule="neant_souffle", players=first), then=self.rolled_off)

    def rolled_off(self, g: Game, winner: str | None) -> Outcome:
        """Step 3: the lowest die."""
        return self._give(g, *([winner] if winner else []))

    def _give(self, g: Game, *winners: str) -> Outcome:
        for winner in winners:
            hooks.neant_brings.tell(g, winner)
        return done()

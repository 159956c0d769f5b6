"""Players who stood up say the words before they sit down again. wikimonde: «Les Graines»; titouan: «Graines»."""

from __future__ import annotations

from service.engine.core.game import Game
from service.engine.core.refusals import OutOfBounds
from service.engine.core.rulebook import hooks as core_hooks
from service.engine.core.rulebook.rules import Rule, Word, rule
from service.engine.cul_de_chouette.constraints import NONE, Constraints
from service.engine.cul_de_chouette.notes import TableNote
from service.engine.cul_de_chouette.state import table

WORDS = "je_ne_mange_pas_de_graines"


SAID = TableNote("graines", list[str])
"""The players who stand and have said the words."""


@rule
class GrainesRule(Rule):
    """What a return to the table costs. A player who stands is away in every other respect: the core's deadlines."""

    id = "graines"
    label = "Les Graines"
    sources = {"wikimonde": "Les Graines", "titouan": "Graines"}
    words = (Word(id=WORDS, phrase="Je ne mange pas de graines !", anytime=True, standing=True),)
    fr = (
        "Qui s'est levé dit « Je ne mange pas de graines ! » avant de se rasseoir, sinon c'est une bévue ; la table "
        "lance pour lui tant qu'il est debout."
    )
    en = (
        "Players who stood up say «Je ne mange pas de graines !» before they sit down again, or it is a bévue; the "
        "table throws for them while they stand."
    )

    def say_je_ne_mange_pas_de_graines(self, g: Game, player: str, fields: object) -> None:
        """They hold for this standing up only; said again they change nothing, and seated they are wrong."""
        if not g.player(player).standing:
            raise OutOfBounds("not_standing", "These words are for players who stand: you are seated.")
        if player not in _said(g):
            SAID.put(table(g), [*_said(g), player])

    def constraints_je_ne_mange_pas_de_graines(self, g: Game, player: str) -> Constraints | None:
        """For a player who stands and has not said them."""
        return NONE if g.player(player).standing and player not in _said(g) else None

    @core_hooks.sits_down.answer
    def sits_down(self, g: Game, player: str) -> OutOfBounds | None:
        """Sitting down without the words is wrong."""
        if player in _said(g):
            return None
        return OutOfBounds("graines_owed", f"Say {WORDS} before you sit down again.")

    @core_hooks.sat_down.answer
    def sat_down(self, g: Game, player: str) -> None:
        """The words are used up."""
        SAID.put(table(g), [said for said in _said(g) if said != player])


def _said(g: Game) -> list[str]:
    """The players who stand and have said the words."""
    return SAID.of(table(g)) or []

"""The maker of a Cul de Chouette may stake it, and the seat too, on a second one.

wikimonde, «Le Cul De Chouette Doublé»; titouan, «Cul de Chouette Doublé».
"""

from __future__ import annotations

from service.engine.core.frame import Frame
from service.engine.core.game import Game
from service.engine.core.rulebook.rules import Rule, Word, rule
from service.engine.cul_de_chouette import hooks, rule_hooks
from service.engine.cul_de_chouette.flow.sirop import landed
from service.engine.cul_de_chouette.rules.combinations.cul_de_chouette_double.doubling import (
    DOUBLED,
    SHOUT,
    Doubling,
    DoublingOffer,
)
from service.engine.cul_de_chouette.state import Throw, find_throw
from service.engine.dice.figures import cul_value


@rule
class CulDeChouetteDoubleRule(Rule):
    """Offered on every Cul de Chouette, thrown or siroted; the new dice are doubling.py."""

    id = "cul_de_chouette_double"
    label = "Le Cul de Chouette Doublé"
    sources = {"wikimonde": "Le Cul De Chouette Doublé", "titouan": "Cul de Chouette Doublé"}
    needs = ("cul_de_chouette",)
    words = (Word(id=SHOUT, phrase="Cul de Chouette !"),)
    points = {f"second_three_of_{face}": cul_value(face) for face in range(1, 7)}
    fr = (
        "L'auteur d'un Cul de Chouette peut rejeter les trois dés : un second Cul de Chouette s'ajoute au premier "
        "(le même gagne la partie chez titouan), tout autre lancer l'élimine."
    )
    en = (
        "The maker of a Cul de Chouette may throw all three dice again: a second one is added to the first (the same "
        "one wins the game in titouan), anything else puts the maker out of the game."
    )

    @hooks.cul_de_chouette_lies.answer
    def cul_de_chouette_lies(self, g: Game, throw_id: int) -> tuple[str, Frame]:
        """Its maker may double what was thrown."""
        return self.id, DoublingOffer(throw=throw_id, player=find_throw(g, throw_id).maker)

    @hooks.sirop_landed.answer
    def sirop_landed(self, g: Game, throw: Throw) -> tuple[str, Frame] | None:
        """The sirotant may double what the Sirop made."""
        sirop = landed(g, throw)
        return (self.id, DoublingOffer(throw=throw.id, player=sirop.sirotant)) if sirop.made else None

    @rule_hooks.doubled_by.answer
    def doubled_by(self, g: Game, throw: Throw) -> str | None:
        """Who has shouted."""
        return DOUBLED.of(throw)

    @rule_hooks.staked_again.answer
    def staked_again(self, g: Game, throw_id: int, player: str, face: int, rule: str) -> Frame:
        """It is staked on a second one."""
        return Doubling(throw=throw_id, player=player, face=face, rule=rule)

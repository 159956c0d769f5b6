"""A Sirop that is missed, and whose die no bet has named: the first to shout has a consolation.

wikimonde, «Le Contre-Sirop»; titouan, «Contre-Sirop».
"""

from __future__ import annotations

from service.engine.core.frame import Frame, Outcome, done, frame, wait
from service.engine.core.game import Game
from service.engine.core.rulebook.rules import Rule, Word, rule
from service.engine.core.windows.answers import Answers
from service.engine.core.windows.window import Window
from service.engine.cul_de_chouette import hooks
from service.engine.cul_de_chouette.flow.sides import shares
from service.engine.cul_de_chouette.flow.sirop import contre_value, landed
from service.engine.cul_de_chouette.state import Throw, find_throw

SHOUT = "fruits_au_sirop"
TWO = 2


@rule
class ContreSiropRule(Rule):
    """When it may be shouted."""

    id = "contre_sirop"
    label = "Le Contre-Sirop"
    sources = {"wikimonde": "Le Contre-Sirop", "titouan": "Contre-Sirop"}
    needs = ("sirotage",)
    words = (
        Word(id=SHOUT, phrase="J'apprécie les fruits au sirop !", gesture_fr="doigt levé", gesture_en="finger raised"),
    )
    points = {
        **{f"pair_of_{face}": contre_value(face) for face in range(1, 7)},
        **{f"tied_pair_of_{face}": -contre_value(face) for face in range(1, 7)},
    }
    fr = (
        "Un Sirop raté sans pari gagné : le premier à crier gagne un cinquième du Cul de Chouette (10 à 20 points), "
        "les ex æquo le perdent. Le sirotant n'y a droit qu'à deux joueurs."
    )
    en = (
        "A Sirop that is missed with no bet won: the first to shout gains a fifth of the Cul de Chouette (10 to 20 "
        "points), those tied lose it. The sirotant may only shout with two players."
    )

    @hooks.sirop_landed.answer
    def sirop_landed(self, g: Game, throw: Throw) -> tuple[str, Frame] | None:
        """Open it beside the other windows of the die."""
        sirop = landed(g, throw)
        return None if sirop.made or sirop.won else (self.id, ContreSirop(throw=throw.id))


@frame
class ContreSirop(Frame):
    """Its result: who gains or loses how many points, as pairs; they go with the Sirop's settlement."""

    throw: int

    def start(self, g: Game) -> Outcome:
        """Everybody but the sirotant; with two players in the game, the sirotant too."""
        sirotant = landed(g, find_throw(g, self.throw)).sirotant
        who = g.seated if len(g.seated) <= TWO else g.others(sirotant)
        race = Window(
            name=SHOUT, mode="race", rule="contre_sirop", who=who, words=[SHOUT], length=g.option("reaction_ms")
        )
        return wait(race, then=self.shouted)

    def shouted(self, g: Game, answers: Answers) -> Outcome:
        """One first gains, several first lose."""
        first = [a.player for a in answers.first()]
        points = contre_value(landed(g, find_throw(g, self.throw)).face)
        return done([list(share) for share in shares(g, first, points)] if first else [])

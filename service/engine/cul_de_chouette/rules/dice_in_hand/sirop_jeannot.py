"""titouan without negative scores: a Sirop that is taken up without the points for it makes the first accuser gain.

titouan, «Variante : Jeu sans score négatif» (Sirotage).
"""

from __future__ import annotations

from service.engine.core.frame import Frame, Outcome, done, frame, wait
from service.engine.core.game import Game
from service.engine.core.rulebook.rules import Rule, Word, rule
from service.engine.core.windows.answers import Answers
from service.engine.core.windows.window import Window
from service.engine.cul_de_chouette import hooks
from service.engine.cul_de_chouette.flow.sirop import contre_value, face_of
from service.engine.cul_de_chouette.ledger import Move
from service.engine.cul_de_chouette.state import Throw

SHOUT = "sirop_jeannot"


@rule
class SiropJeannotRule(Rule):
    """Only in a game without negative scores."""

    id = "sirop_jeannot"
    label = "Le Sirop Jeannot"
    sources = {"titouan": "Variante: Jeu sans score négatif"}
    needs = ("sirotage",)
    words = (Word(id=SHOUT, phrase="Sirop Jeannot !", gesture_fr="montre le fautif",
                  gesture_en="point at the culprit"),)  # fmt: skip
    points = {f"pair_of_{face}": contre_value(face) for face in range(1, 7)}
    fr = (
        "Qui sirote sans en avoir les points commet une bévue, et le premier à le dénoncer gagne un Contre-Sirop ; "
        "les ex æquo le gagnent tous."
    )
    en = (
        "To take up a Sirop without the points for it is a bévue, and the first to say so gains a "
        "Contre-Sirop; those tied all gain it."
    )

    @hooks.sirop_void.answer
    def sirop_void(self, g: Game, throw: Throw, culprit: str) -> Frame:
        """The attempt was void: everybody else may say so."""
        return SiropJeannot(face=face_of(throw), culprit=culprit)


@frame
class SiropJeannot(Frame):
    """face: that of the Chouette. culprit: whose attempt it was."""

    face: int
    culprit: str

    def start(self, g: Game) -> Outcome:
        """From the attempt on."""
        race = Window(
            name="jeannot", mode="race", rule="sirop_jeannot", who=g.others(self.culprit), words=[SHOUT],
            length=g.option("reaction_ms"),
        )  # fmt: skip
        return wait(race, then=self.shouted)

    def shouted(self, g: Game, answers: Answers) -> Outcome:
        """Everybody who was first gains, in a settlement of its own."""
        points = contre_value(self.face)
        g.ledger.settle([Move(player=a.player, points=points, rule="sirop_jeannot") for a in answers.first()])
        return done()

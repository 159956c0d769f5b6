"""1-1-2, 2-2-4, 3-3-6: the first to shout wins the Velute, those who are first together each lose it.

wikimonde, titouan: «La Chouette Velute».
"""

from __future__ import annotations

from service.engine.core.frame import Frame, Outcome, done, frame, wait
from service.engine.core.game import Game
from service.engine.core.rulebook.rules import Word, rule
from service.engine.core.windows.answers import Answers
from service.engine.core.windows.window import Window
from service.engine.cul_de_chouette.combination import Combination
from service.engine.cul_de_chouette.flow.settlement import settle_throw
from service.engine.cul_de_chouette.flow.sides import shares
from service.engine.cul_de_chouette.ledger import Move
from service.engine.cul_de_chouette.state import Throw, find_throw
from service.engine.dice.figures import sum_of_others, velute_value

SHOUT = "pas_mou_le_caillou"


@rule
class ChouetteVeluteRule(Combination):
    """Recognition and value of a Chouette-Velute."""

    id = "chouette_velute"
    label = "La Chouette-Velute"
    sources = {"wikimonde": "La Chouette Velute", "titouan": "Chouette-Velute"}
    words = (
        Word(
            id=SHOUT, phrase="Pas mou le caillou !", gesture_fr="claque des mains", gesture_en="clap your hands",
        ),
    )  # fmt: skip
    wording = {"titouan": {SHOUT: {"gesture_fr": "tape sur ses genoux", "gesture_en": "slap your knees"}}}
    points = {
        **{f"highest_die_{face}": velute_value(face) for face in (2, 4, 6)},
        **{f"tied_highest_die_{face}": -velute_value(face) for face in (2, 4, 6)},
    }
    fr = "Une Chouette qui est aussi une Velute va au premier qui crie ; les ex æquo en perdent la valeur (8, 32, 72)."
    en = "A Chouette that is a Velute too goes to the first to shout; those tied lose its value (8, 32 or 72 points)."

    def fits(self, faces: list[int]) -> bool:
        """The two lower dice are alike and add up to the highest."""
        return faces[0] == faces[1] and sum_of_others(faces) is not None

    def value(self, faces: list[int]) -> int:
        """Twice the square of the highest die."""
        return velute_value(faces[2])

    def lands(self, g: Game, throw: Throw) -> Frame | None:
        """Everybody may shout."""
        return ChouetteVelute(throw=throw.id)


@frame
class ChouetteVelute(Frame):
    """The race for a Chouette-Velute; silence pays no player (card chouette_velute R3)."""

    throw: int

    def start(self, g: Game) -> Outcome:
        """Open the race, for the maker too."""
        race = Window(
            name=SHOUT, mode="race", rule="chouette_velute", who=g.seated, words=[SHOUT],
            length=g.option("reaction_ms"),
        )  # fmt: skip
        return wait(race, then=self.verdict)

    def verdict(self, g: Game, answers: Answers) -> Outcome:
        """One first gains the value, several first lose it."""
        throw = find_throw(g, self.throw)
        points = ChouetteVeluteRule().value(sorted(throw.faces))
        # Under a Flan a tie gains already: that of a team is no other then (card teams R6).
        first = shares(g, [a.player for a in answers.first()], points, team_gains=not throw.flan)
        moves = [
            Move(player=p, points=amount, rule="chouette_velute", origin=throw.id, kind="combination")
            for p, amount in first
        ]
        settle_throw(g, throw, moves)
        return done()

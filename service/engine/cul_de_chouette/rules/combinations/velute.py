"""Two dice that add up to the third pay twice the square of the highest. wikimonde, titouan: «La Velute»."""

from __future__ import annotations

from service.engine.core.frame import Frame
from service.engine.core.game import Game
from service.engine.core.rulebook.rules import rule
from service.engine.cul_de_chouette import hooks
from service.engine.cul_de_chouette.combination import Combination
from service.engine.cul_de_chouette.flow.settlement import settle_throw
from service.engine.cul_de_chouette.ledger import Move
from service.engine.cul_de_chouette.state import Throw
from service.engine.dice.figures import sum_of_others, velute_value


@rule
class VeluteRule(Combination):
    """Recognition, value and settlement of a Velute."""

    id = "velute"
    label = "La Velute"
    sources = {"wikimonde": "La Velute", "titouan": "Velute"}
    points = {f"highest_die_{face}": velute_value(face) for face in range(2, 7)}
    fr = "Deux dés dont la somme fait le troisième : deux fois le carré du plus haut (18, 32, 50 ou 72 points)."
    en = "Two dice that add up to the third: twice the square of the highest (18, 32, 50 or 72 points)."

    def fits(self, faces: list[int]) -> bool:
        """The two lower dice add up to the highest."""
        return sum_of_others(faces) is not None

    def value(self, faces: list[int]) -> int:
        """Twice the square of the highest die."""
        return velute_value(faces[2])

    def pays_at_once(self, g: Game, throw: Throw) -> bool:
        """That of 1-2-3 waits for its Suite."""
        return throw.names == [self.id]

    def lands(self, g: Game, throw: Throw) -> Frame | None:
        """Paid at the landing; that of 1-2-3 waits for its Suite, and comes before the Suite's loss."""
        points = self.value(sorted(throw.faces))
        throw.pending.append(Move(player=throw.maker, points=points, rule=self.id, origin=throw.id, kind="combination"))
        if throw.names == [self.id]:
            settle_throw(g, throw, [])
            return None
        return next(iter(hooks.velute_waits.ask(g, throw)), None)

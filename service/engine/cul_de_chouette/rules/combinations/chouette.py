"""Two dice alike pay the square of their face. wikimonde, titouan: «La Chouette»."""

from __future__ import annotations

from service.engine.core.frame import Frame, Outcome, done, frame, wait_all
from service.engine.core.game import Game
from service.engine.core.rulebook.rules import rule
from service.engine.cul_de_chouette import hooks
from service.engine.cul_de_chouette.combination import Combination
from service.engine.cul_de_chouette.flow.settlement import settle_throw
from service.engine.cul_de_chouette.ledger import Move
from service.engine.cul_de_chouette.state import Throw, find_throw
from service.engine.dice.figures import pair, pair_value


@rule
class ChouetteRule(Combination):
    """Recognition and value of a Chouette."""

    id = "chouette"
    label = "La Chouette"
    sources = {"wikimonde": "La Chouette", "titouan": "Chouette"}
    points = {f"pair_of_{face}": pair_value(face) for face in range(1, 7)}
    fr = "Deux dés identiques rapportent le carré de leur face : 1, 4, 9, 16, 25 ou 36 points."
    en = "Two dice alike pay the square of their face: 1, 4, 9, 16, 25 or 36 points."

    def fits(self, faces: list[int]) -> bool:
        """Two dice alike."""
        return pair(faces) is not None

    def value(self, faces: list[int]) -> int:
        """The square of the face."""
        return pair_value(pair(faces) or 0)

    def pays_at_once(self, g: Game, throw: Throw) -> bool:
        """Where no player can take it up."""
        return not hooks.chouette_lies.ask(g, throw.id)

    def lands(self, g: Game, throw: Throw) -> Frame | None:
        """It waits for what other rules offer on it."""
        return Chouette(throw=throw.id)


@frame
class Chouette(Frame):
    """A Chouette is paid when it can no longer be taken up, never before (card chouette R1)."""

    throw: int

    def start(self, g: Game) -> Outcome:
        """Other rules may offer something on a Chouette that lies."""
        return wait_all(dict(hooks.chouette_lies.ask(g, self.throw)), then=self.pay)

    def pay(self, g: Game, got: dict[str, bool]) -> Outcome:
        """The maker gains the square of the face, unless what was offered has settled it."""
        throw = find_throw(g, self.throw)
        if any(got.values()):
            return done()
        points = ChouetteRule().value(sorted(throw.faces))
        settle_throw(
            g, throw, [Move(player=throw.maker, points=points, rule="chouette", origin=throw.id, kind="combination")]
        )
        return done()

"""Three dice alike pay 40 and ten times their face. wikimonde, titouan: «Le Cul de Chouette»."""

from __future__ import annotations

from service.engine.core.frame import Frame, Outcome, done, frame, wait, wait_all
from service.engine.core.game import Game
from service.engine.core.rulebook.rules import rule
from service.engine.cul_de_chouette import hooks, rule_hooks
from service.engine.cul_de_chouette.combination import Combination
from service.engine.cul_de_chouette.flow.settlement import settle_throw
from service.engine.cul_de_chouette.ledger import Move
from service.engine.cul_de_chouette.state import Throw, find_throw
from service.engine.dice.figures import all_alike, cul_value


@rule
class CulDeChouetteRule(Combination):
    """Recognition and value of a Cul de Chouette."""

    id = "cul_de_chouette"
    label = "Le Cul de Chouette"
    sources = {"wikimonde": "Le Cul de Chouette", "titouan": "Cul de Chouette"}
    points = {f"three_of_{face}": cul_value(face) for face in range(1, 7)}
    fr = "Trois dés identiques : 50, 60, 70, 80, 90 ou 100 points, des trois 1 aux trois 6."
    en = "Three dice alike: 50, 60, 70, 80, 90 or 100 points, from three 1s to three 6s."

    def fits(self, faces: list[int]) -> bool:
        """Three dice alike."""
        return all_alike(faces)

    def value(self, faces: list[int]) -> int:
        """40 and ten times the face."""
        return cul_value(faces[0])

    def pays_at_once(self, g: Game, throw: Throw) -> bool:
        """Where it cannot be doubled."""
        return not hooks.cul_de_chouette_lies.ask(g, throw.id)

    def lands(self, g: Game, throw: Throw) -> Frame | None:
        """It waits for what other rules offer on it."""
        return CulDeChouette(throw=throw.id)


@frame
class CulDeChouette(Frame):
    """A Cul de Chouette is paid when what other rules offer on it has been declined (card cul_de_chouette R1)."""

    throw: int

    def start(self, g: Game) -> Outcome:
        """Other rules may offer something on a Cul de Chouette that lies."""
        return wait_all(dict(hooks.cul_de_chouette_lies.ask(g, self.throw)), then=self.pay)

    def pay(self, g: Game, got: dict[str, bool]) -> Outcome:
        """The maker gains its value, unless it is staked; then all else that waits is settled first."""
        throw = find_throw(g, self.throw)
        if any(got.values()):
            settle_throw(g, throw, [])
            again = rule_hooks.staked_again.ask(g, throw.id, throw.maker, throw.faces[0], "cul_de_chouette")
            return wait(again[0], then=self.over)
        points = CulDeChouetteRule().value(throw.faces)
        settle_throw(
            g,
            throw,
            [Move(player=throw.maker, points=points, rule="cul_de_chouette", origin=throw.id, kind="combination")],
        )
        return done()

    def next_to_act(self, g: Game) -> str | None:
        """The player who doubles throws as soon as all else is settled."""
        return next(iter(rule_hooks.doubled_by.ask(g, find_throw(g, self.throw))), None)

    def over(self, g: Game, _: object) -> Outcome:
        """The doubling is over."""
        return done()

"""The maker of a 4-2-1 challenges another player, and then may those who have bet on it. Card soufflette."""

from __future__ import annotations

from service.engine.core.frame import Frame, Outcome, done, frame, wait
from service.engine.core.game import Game
from service.engine.core.refusals import OutOfBounds
from service.engine.core.windows.answers import Answers
from service.engine.core.windows.window import Window
from service.engine.cul_de_chouette.annonce_types import Target
from service.engine.cul_de_chouette.constraints import Constraints
from service.engine.cul_de_chouette.flow.betting import sharers
from service.engine.cul_de_chouette.rules.combinations.soufflette.duel import BLOWN, Blown, SouffletteDuel
from service.engine.cul_de_chouette.state import find_throw


def minimum(g: Game) -> int | None:
    """The score that both duellists need; None where there is no minimum."""
    least = int(g.param("soufflette", "minimum"))
    return None if g.state.options["negative_scores"] or not least else least


@frame
class Soufflette(Frame):
    """waiting: who may still challenge, one after the other: the maker, then (expert) those who have bet on it."""

    throw: int
    waiting: list[str] = []

    def start(self, g: Game) -> Outcome:
        """A flanned maker fights alone; any other chooses an opponent."""
        throw = find_throw(g, self.throw)
        self.waiting = sharers(g, throw)
        if not throw.flan:
            self.waiting.insert(0, throw.maker)
            return self.next(g, None)
        least = minimum(g)
        if least is not None and g.player(throw.maker).score < least:
            BLOWN.put(throw, Blown(unplayed=True))
            return self.next(g, None)
        alone = SouffletteDuel(souffleur=throw.maker, souffle=throw.maker, alone=True, weight=throw.flan)
        return wait(alone, then=self.next)

    def next(self, g: Game, _: object) -> Outcome:
        """Ask the next one who has the points for it."""
        least = minimum(g)
        while self.waiting and not self._may(g, self.waiting[0], least):
            self.waiting.pop(0)
        if not self.waiting:
            return done()
        shout = Window(
            name="soufflette", mode="offer", rule="soufflette", who=[self.waiting.pop(0)], words=["soufflette"],
            length=g.option("decision_ms"),
        )  # fmt: skip
        return wait(shout, then=self.answered)

    def _may(self, g: Game, player: str, least: int | None) -> bool:
        return g.player(player).in_game and (least is None or g.player(player).score >= least)

    def verify_soufflette(self, g: Game, player: str, fields: Target) -> None:
        """Another player, of another side, with the points for it."""
        target, least = fields["target"], minimum(g)
        if target == player or g.same_side(player, target) or not g.player(target).in_game:
            raise OutOfBounds("target_not_allowed", "Challenge another player of this game.", target=target)
        if not self._may(g, target, least):
            raise OutOfBounds("score_too_low", f"{target} needs {least} points for a Soufflette.", minimum=least)

    def constraints_soufflette(self, g: Game, player: str) -> Constraints | None:
        """The players who may be challenged; None if there are none."""
        least = minimum(g)
        targets = [p for p in g.others(player) if not g.same_side(player, p) and self._may(g, p, least)]
        return Constraints(targets=targets) if targets else None

    def answered(self, g: Game, answers: Answers) -> Outcome:
        """A challenge, or silence."""
        if not answers.spoken:
            return self.next(g, None)
        said = answers.spoken[0]
        return wait(SouffletteDuel(souffleur=said.player, souffle=said.fields["target"]), then=self.next)

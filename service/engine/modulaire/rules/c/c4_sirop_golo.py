"""C4, «Sirop-golo»: after a Cul de Chouette its thrower may shout for another coup, which a Néant makes dear."""

from __future__ import annotations

import msgspec

from service.engine.core.frame import Frame, Outcome, done, frame, wait
from service.engine.core.game import Game
from service.engine.core.rulebook.rules import Label, Rule, Word, rule
from service.engine.core.windows.answers import Answers
from service.engine.modulaire import hooks
from service.engine.modulaire.names import RULESET
from service.engine.modulaire.play.frames import ModFrame
from service.engine.modulaire.play.windows import choice
from service.engine.modulaire.table.moves import Move
from service.engine.modulaire.table.notes import TableNote
from service.engine.modulaire.table.state import Coup, coup_of, table
from service.engine.modulaire.throws.combinations import CUL

GOLO = "golo"
CAUSE = "sirop_golo"
"""By which a cover knows the loss."""


class AtStake(msgspec.Struct, kw_only=True):
    """points: what the Cul de Chouette was worth that the next coup is thrown on."""

    points: int


AT_STAKE = TableNote("c4_sirop_golo", AtStake)


@rule
class SiropGoloRule(Rule):
    """The offer, and what a Néant takes back."""

    id = "c4"
    label = "Sirop-golo"
    sources = {RULESET: "C4"}
    needs = ("a1",)
    words = (Word(id=CUL, phrase="Cul de Chouette !"),)
    parameters = {"shouts": 2}
    labels = {"shouts": Label("combien de fois le Cul de Chouette s'annonce", "how often it is shouted")}
    fr = (
        "Qui fait un Cul de Chouette et l'annonce deux fois rejoue un coup : sur un Néant, il perd les points du Cul "
        "de Chouette."
    )
    en = (
        "Who makes a Cul de Chouette and shouts its name twice throws another coup: on a Néant the points of the Cul "
        "de Chouette are lost again."
    )

    @hooks.follows.answer
    def follows(self, g: Game, coup: Coup, moment: str) -> Frame | None:
        """A Cul de Chouette, thrown or siroted, of which something comes."""
        made = CUL in coup.names or coup.sirotage == "won"
        return SiropGolo() if moment == GOLO and made and not coup.blocked else None

    @hooks.coup_moves.answer
    def coup_moves(self, g: Game, coup: Coup) -> list[Move]:
        """A Néant of the coup that was shouted for."""
        at_stake = AT_STAKE.of(table(g))
        if at_stake is None or coup.kind != GOLO:
            return []
        AT_STAKE.put(table(g), None)
        if coup.names or coup.cut_short:
            return []
        return [Move(player=coup.thrower, points=-at_stake.points, rule=self.id, cause=CAUSE)]

    @hooks.turn_cut.answer
    def turn_cut(self, g: Game, player: str) -> None:
        """Nothing is won or lost by it."""
        AT_STAKE.put(table(g), None)


@frame
class SiropGolo(ModFrame):
    """ends: when the time for both shouts is over (ms)."""

    ends: int = 0

    def start(self, g: Game) -> Outcome:
        """The first shout; silence declines."""
        self.ends = g.now + g.option("decision_ms")
        return wait(self._shout(g), then=self.once)

    def _shout(self, g: Game) -> Frame:
        window = choice(g, CUL, "c4", coup_of(g).thrower)
        window.length = self.ends - g.now
        # A shout too many is wrong, and not late.
        window.once = True
        return window

    def once(self, g: Game, answers: Answers) -> Outcome:
        """The second one, in the same time; one alone is nothing, and costs nothing."""
        return wait(self._shout(g), then=self.twice) if answers.spoken else done()

    def twice(self, g: Game, answers: Answers) -> Outcome:
        """Another coup, for what this one has brought."""
        if answers.spoken:
            coup = coup_of(g)
            AT_STAKE.put(table(g), AtStake(points=coup.earned))
            coup.again = "golo"
        return done()

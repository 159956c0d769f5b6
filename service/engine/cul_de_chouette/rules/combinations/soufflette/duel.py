"""The duel of a Soufflette: three throws for a 4-2-1. All rulebooks: «La Soufflette»; card soufflette."""

from __future__ import annotations

import msgspec

from service.engine.core.frame import Outcome, done, frame, wait
from service.engine.core.game import Game
from service.engine.core.windows.answers import Answers
from service.engine.cul_de_chouette import hooks
from service.engine.cul_de_chouette.combination import recognise
from service.engine.cul_de_chouette.flow.challenge import Challenge, Coming
from service.engine.cul_de_chouette.flow.landing import Landing
from service.engine.cul_de_chouette.flow.settlement import settle_throw
from service.engine.cul_de_chouette.flow.throws import Again, Cul, chouettes_window
from service.engine.cul_de_chouette.ledger import Move
from service.engine.cul_de_chouette.notes import ThrowNote
from service.engine.cul_de_chouette.state import Throw, find_throw, new_throw, table
from service.engine.dice.duel_view import ChallengeView
from service.engine.dice.events import ChallengeTaken, DuelEnded

GOAL = [1, 2, 4]
WON = (50, 40, 30)
"""What the soufflé wins with a 4-2-1 on the first, second and third throw."""
LOST = 30


class Blown(msgspec.Struct, kw_only=True, omit_defaults=True):
    """unplayed: its maker could not play it. challenge, souffleur: of a throw of its duel."""

    unplayed: bool = False
    challenge: int = 0
    souffleur: str = ""


BLOWN = ThrowNote("soufflette", Blown)


@frame
class SouffletteDuel(Challenge):
    """Three throws for a 4-2-1.

    alone: a flanned souffleur is the soufflé too, and everything is multiplied by the Flan's weight.
    throws: how many were made. landed: the dice are final, and none. throw: the id of the dice.
    """

    souffleur: str
    souffle: str
    alone: bool = False
    weight: int = 1
    id: int = 0
    throw: int = 0
    throws: int = 0
    landed: bool = False
    void: bool = False

    def start(self, g: Game) -> Outcome:
        """The soufflé cannot refuse; bets on the throw may be laid before it."""
        state = table(g)
        state.challenges += 1
        self.id = state.challenges
        g.emit(ChallengeTaken, challenge=self.id, kind="soufflette", challenger=self.souffleur, defie=self.souffle)
        allowed = g.now if self.alone else g.now + g.option("pause_ms")
        return wait(chouettes_window(g, self.souffle, "soufflette", not_before=allowed), then=self.chouettes)

    def chouettes(self, g: Game, answers: Answers) -> Outcome:
        """The first two dice of the soufflé."""
        g.signal("chouettes")
        thrown = answers.spoken[0]
        throw = new_throw(g, self.souffle, "soufflette")
        self.throw, throw.chouettes = throw.id, thrown.fields["faces"]
        BLOWN.put(throw, Blown(challenge=self.id, souffleur=self.souffleur))
        return wait(Cul(throw=throw.id, by_table=thrown.by_table), then=self.thrown)

    def thrown(self, g: Game, _: object) -> Outcome:
        """A 4-2-1 ends it; after three throws it is lost."""
        throw = find_throw(g, self.throw)
        self.throws += 1
        if sorted(throw.faces) == GOAL:
            return self._won(g, throw)
        if self.throws == len(WON):
            return self._lost(g, throw)
        return wait(Again(throw=throw.id, rule="soufflette"), then=self.thrown)

    def _won(self, g: Game, throw: Throw) -> Outcome:
        """The winning 4-2-1 is used up by the duel: it is no new Soufflette (card soufflette R1)."""
        self.landed, throw.names = True, recognise(g, throw.faces)
        settle_throw(g, throw, self._stake(WON[self.throws - 1]))
        return self._end(g, "met", self.souffle)

    def _lost(self, g: Game, throw: Throw) -> Outcome:
        """First the loss, at the landing (R7), then the final dice take effect, flanned in a duel fought alone."""
        self.landed = True
        throw.flan = self.weight if self.alone else 0
        throw.pending += self._stake(-LOST)
        return wait(Landing(throw=throw.id), then=self.over)

    def _stake(self, points: int) -> list[Move]:
        moves = [Move(player=self.souffle, points=points * self.weight, rule="soufflette", origin=self.throw)]
        if not self.alone:
            moves.append(Move(player=self.souffleur, points=-points, rule="soufflette", origin=self.throw))
        return moves

    def over(self, g: Game, _: object) -> Outcome:
        """The combination of the third throw is settled."""
        if self.void:
            return self._end(g, "void", None)
        return self._end(g, "failed", None if self.alone else self.souffleur)

    def _end(self, g: Game, outcome: str, winner: str | None) -> Outcome:
        hooks.challenge_over.tell(g, self.id)
        g.emit(DuelEnded, challenge=self.id, outcome=outcome, winner=winner)
        return done()

    def put_out(self, g: Game, player: str) -> Outcome | None:
        """A duel that loses a duellist ends with no stake paid; what the final dice opened goes on."""
        if player not in (self.souffleur, self.souffle):
            return None
        if not self.landed:
            return self._end(g, "void", None)
        throw = find_throw(g, self.throw)
        unpaid = [move for move in throw.pending if move.rule == "soufflette"]
        if unpaid:
            self.void = True
            throw.pending = [move for move in throw.pending if move.rule != "soufflette"]
        return None

    def as_challenge(self) -> ChallengeView:
        """The duel as everybody sees it."""
        return ChallengeView(
            id=self.id, kind="soufflette", challenger=self.souffleur, defie=self.souffle, stage="throws",
            combination="soufflette", amount=None,
        )  # fmt: skip

    def coming(self) -> Coming:
        """The throw of the soufflé."""
        return Coming(kind="soufflette", duel=self.id, alone=self.alone)

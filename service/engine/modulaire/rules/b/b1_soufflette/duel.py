"""A Soufflette: the challenge, and then up to three throws of three dice, some of which may be kept."""

from __future__ import annotations

from service.engine.core.frame import Outcome, done, frame, wait
from service.engine.core.game import Game
from service.engine.core.refusals import OutOfBounds
from service.engine.core.windows.answers import Answers
from service.engine.dice.duel_view import ChallengeView
from service.engine.dice.events import ChallengeTaken, DuelEnded
from service.engine.modulaire import hooks
from service.engine.modulaire.annonce_types import Target
from service.engine.modulaire.constraints import ModConstraints
from service.engine.modulaire.play.frames import ModFrame
from service.engine.modulaire.play.windows import choice, owed
from service.engine.modulaire.table.moves import Move
from service.engine.modulaire.table.order import counts_for, others
from service.engine.modulaire.table.state import coup_of

SOUFFLETTE = "soufflette"
THROW = "soufflette_throw"
DICE = 3
WON = (50, 40, 30)
"""What the challenged player wins where 4-2-1 lies after the first, the second, the third throw."""

FAILED = 30


def is_soufflette(dice: list[int]) -> bool:
    """Whether three results are 4-2-1."""
    return sorted(dice) == [1, 2, 4]


@frame
class Soufflette(ModFrame):
    """challenger: who threw 4-2-1. challenged: who must throw it too. throws: how many there have been.

    lying: the results that lie there, none before the first throw.
    """

    challenger: str
    challenged: str = ""
    throws: int = 0
    lying: list[int] = []

    def start(self, g: Game) -> Outcome:
        """The thrower names another player; silence declines."""
        return wait(choice(g, SOUFFLETTE, "b1", self.challenger), then=self.named)

    def verify_soufflette(self, g: Game, player: str, fields: Target) -> None:
        """Any other player who exists."""
        if fields["target"] not in others(g, counts_for(g, self.challenger)):
            raise OutOfBounds("target_not_allowed", "A Soufflette challenges another player at the table.", **fields)

    def constraints_soufflette(self, g: Game, player: str) -> ModConstraints | None:
        """The others, if there are any."""
        targets = others(g, counts_for(g, self.challenger))
        return ModConstraints(targets=targets) if targets else None

    def named(self, g: Game, answers: Answers) -> Outcome:
        """The challenged player throws."""
        if not answers.spoken:
            return done()
        self.challenged = answers.spoken[0].fields["target"]
        g.emit(
            ChallengeTaken, challenge=coup_of(g).id, kind=SOUFFLETTE, challenger=self.challenger, defie=self.challenged
        )
        return self._throw(g)

    def _throw(self, g: Game) -> Outcome:
        # Before the first throw nothing lies there that could be kept.
        window = owed(g, THROW, "b1", self.challenged, DICE, lying=self.lying, keeping=self.throws > 0)
        return wait(window, then=self.thrown)

    def thrown(self, g: Game, answers: Answers) -> Outcome:
        """The duel ends with the first 4-2-1, or after the third throw."""
        self.lying = answers.spoken[0].fields["faces"]
        self.throws += 1
        # Who has turned into another since the challenge throws for that one.
        hooks.three_lie.tell(g, counts_for(g, self.challenged), self.lying)
        if g.over:
            return done()
        if is_soufflette(self.lying):
            return self._settle(g, WON[self.throws - 1])
        return self._throw(g) if self.throws < len(WON) else self._settle(g, -FAILED)

    def _settle(self, g: Game, points: int) -> Outcome:
        outcome, winner = ("met", self.challenged) if points > 0 else ("failed", self.challenger)
        g.emit(DuelEnded, challenge=coup_of(g).id, outcome=outcome, winner=winner)
        g.ledger.settle(
            [
                Move(player=self.challenged, points=points, rule="b1"),
                Move(player=self.challenger, points=-points, rule="b1"),
            ]
        )
        return done()

    def as_challenge(self, g: Game) -> ChallengeView | None:
        """As the table sees it, once another player was named."""
        if not self.challenged:
            return None
        return ChallengeView(
            id=coup_of(g).id, kind=SOUFFLETTE, challenger=self.challenger, defie=self.challenged, stage="throws",
            combination=SOUFFLETTE, amount=None,
        )  # fmt: skip

    def put_out(self, g: Game, player: str) -> Outcome | None:
        """With the challenged player the duel is gone; with the challenger, whose turn it is, the turn.

        Who threw as another player, whom they had turned into, throws as themselves once that one has gone.
        """
        if player == self.challenged:
            g.emit(DuelEnded, challenge=coup_of(g).id, outcome="void", winner=None)
            return done()
        owed_by_none = any(window.name == THROW and not window.who for _, window in g.windows())
        return self._throw(g) if owed_by_none else None

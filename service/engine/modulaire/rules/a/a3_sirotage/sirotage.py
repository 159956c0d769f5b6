"""A sirotage from its offer to its die: the bets of the others, the throw, and what may still be said about it."""

from __future__ import annotations

from service.engine.core.frame import Outcome, done, frame, wait
from service.engine.core.game import Game
from service.engine.core.refusals import OutOfBounds
from service.engine.core.windows.answers import Answers
from service.engine.modulaire import hooks
from service.engine.modulaire.constraints import ModConstraints
from service.engine.modulaire.play.betting import BIRDS_WINDOW, stakes
from service.engine.modulaire.play.frames import ModFrame
from service.engine.modulaire.play.windows import bets, choice, owed
from service.engine.modulaire.table.order import others
from service.engine.modulaire.table.state import Bet, Coup, coup_of
from service.engine.modulaire.throws.combinations import CHOUETTE, height

JE_SIROTE = "je_sirote"
BIRDS = ("linotte", "alouette", "fauvette", "mouette", "bergeronnette", "chouette")
"""By the result on which they bet: 1 to 6."""


@frame
class Sirotage(ModFrame):
    """said: the birds of each player who bets. die: what was thrown."""

    said: dict[str, list[str]] = {}
    die: int = 0

    def start(self, g: Game) -> Outcome:
        """The thrower may; silence declines."""
        return wait(choice(g, JE_SIROTE, "a3", coup_of(g).thrower), then=self.chosen)

    def chosen(self, g: Game, answers: Answers) -> Outcome:
        """Nothing, or the others bet."""
        return self._bets(g) if answers.spoken else done()

    def _bets(self, g: Game) -> Outcome:
        self.said = {}
        who = others(g, coup_of(g).thrower)
        if not who:
            return self._throw(g)
        return wait(bets(g, BIRDS_WINDOW, "a3", who, list(BIRDS)), then=self.laid)

    def verify_word(self, g: Game, player: str, word: str, fields: object) -> None:
        """A second bird of a player is another one."""
        if word in self._birds(g, player):
            raise OutOfBounds("bird_said", "You have said this bird: a second one must be another.", annonce=word)

    def constraints_word(self, g: Game, player: str, word: str) -> ModConstraints | None:
        """Of a bird the result that it bets on, and what it pays."""
        if word not in BIRDS:
            return ModConstraints()
        won, lost = stakes(g)
        return (
            None if word in self._birds(g, player) else ModConstraints(face=BIRDS.index(word) + 1, won=won, lost=lost)
        )

    def _birds(self, g: Game, player: str) -> list[str]:
        open_now = [window for _, window in g.windows() if window.name == BIRDS_WINDOW]
        return [answer.annonce for window in open_now for answer in window.spoken if answer.player == player]

    def laid(self, g: Game, answers: Answers) -> Outcome:
        """Each player has one bird, unless a card lets them say two."""
        for answer in answers.spoken:
            self.said.setdefault(answer.player, []).append(answer.annonce)
        return self._throw(g)

    def _throw(self, g: Game) -> Outcome:
        return wait(owed(g, "sirotage", "a3", coup_of(g).thrower, 1), then=self.thrown)

    def thrown(self, g: Game, answers: Answers) -> Outcome:
        """The die lies in the place of the one that differed."""
        coup = coup_of(g)
        [self.die] = answers.spoken[0].fields["faces"]
        x = height(CHOUETTE, coup.dice)
        hooks.three_lie.tell(g, coup.thrower, [x, x, self.die])
        if g.over:
            return done()
        self._judge(coup)
        for asking in hooks.after_sirotage.ask(g, coup, "void"):
            return wait(asking, then=self.kept)
        return self.kept(g, False)

    def _judge(self, coup: Coup) -> None:
        coup.sirotage = "won" if self.die == height(CHOUETTE, coup.dice) else "lost"

    def kept(self, g: Game, void: bool) -> Outcome:
        """The die counts, or everything from the bets on begins again."""
        coup = coup_of(g)
        if void:
            coup.sirotage = ""
            return self._bets(g)
        # Games that were stored while this was asked may have been stored before it was judged.
        self._judge(coup)
        bird = BIRDS[self.die - 1] if 1 <= self.die <= len(BIRDS) else ""
        coup.bets += [Bet(player=p, won=bird in said, rule="a3") for p, said in self.said.items()]
        step = "objection" if coup.sirotage == "won" else "cover"
        for asking in hooks.after_sirotage.ask(g, coup, step):
            return wait(asking, then=self.over)
        return done()

    def over(self, g: Game, _: object) -> Outcome:
        """Its settlement is that of the coup."""
        return done()

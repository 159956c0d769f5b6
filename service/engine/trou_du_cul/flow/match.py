"""A whole match: manche after manche, until it is over."""

from __future__ import annotations

from service.engine.core.frame import Frame, Outcome, done, frame, wait
from service.engine.core.game import Game
from service.engine.core.windows.answers import Answers
from service.engine.trou_du_cul.flow.manche import Manche
from service.engine.trou_du_cul.rules.manche import bareme, fin_de_match
from service.engine.trou_du_cul.state import match


@frame
class Match(Frame):
    """first, revolution: as of the first manche."""

    first: str | None = None
    revolution: bool = False

    def start(self, g: Game) -> Outcome:
        """The first manche."""
        return wait(Manche(first=self.first, revolution=self.revolution), then=self.manche_over)

    def manche_over(self, g: Game, _: object) -> Outcome:
        """The match ends, its players vote, or it goes on."""
        reason = fin_de_match.reason_to_end(g)
        if reason:
            return self._end(g, reason)
        if g.state.options["vote"]:
            return wait(fin_de_match.window(g), then=self.voted)
        return self._next(g)

    def voted(self, g: Game, answers: Answers) -> Outcome:
        """Most want no more, or it goes on."""
        return self._end(g, "voted") if fin_de_match.most_stop(answers.spoken, answers.who) else self._next(g)

    def _next(self, g: Game) -> Outcome:
        # A scenario that has no more deals to tell ends here, and waits.
        return done() if match(g).randomness.is_out else wait(Manche(), then=self.manche_over)

    def _end(self, g: Game, reason: str) -> Outcome:
        g.finish_game(bareme.winner(g), reason)
        return done()

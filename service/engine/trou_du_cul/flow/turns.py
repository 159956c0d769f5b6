"""The tours of a manche: one player after the other, and the races between them."""

from __future__ import annotations

from service.engine.core.frame import Frame, Outcome, done, frame, wait
from service.engine.core.game import Game
from service.engine.core.windows.answers import Answer, Answers
from service.engine.trou_du_cul.combination import Combination
from service.engine.trou_du_cul.flow.laying import lay, pass_turn
from service.engine.trou_du_cul.rules.table import absence
from service.engine.trou_du_cul.rules.tour import putsch, tour_de_cartes
from service.engine.trou_du_cul.state import match


@frame
class Tours(Frame):
    """Until one player at most holds cards. leader: who begins."""

    leader: str

    def start(self, g: Game) -> Outcome:
        """The first lead."""
        match(g).turn = self.leader
        return self._go_on(g)

    def answered(self, g: Game, answers: Answers) -> Outcome:
        """The player on turn has laid cards, has passed, or has said nothing."""
        player = match(g).turn
        assert player is not None, "every turn has its player"
        if not answers.spoken:
            absence.note_silence(g, player)
            return self._after(g, self._act_for(g, player))
        said = answers.spoken[0]
        if said.annonce == "pass":
            pass_turn(g, player, silence=False)
            return self._go_on(g)
        lay(g, player, _combination(said), "turn")
        return self._after(g, laid=True)

    def raced(self, g: Game, answers: Answers) -> Outcome:
        """The race is over: the winner's pair lies on top, or nothing has happened."""
        won = putsch.winner(g, answers.spoken)
        if won is None:
            return self._go_on(g)
        lay(g, won.player, _combination(won), "putsch")
        return self._after(g, laid=True)

    def _after(self, g: Game, laid: bool) -> Outcome:
        """Cards may have been laid: whether they open a race."""
        race = putsch.window(g) if laid else None
        return self._go_on(g) if race is None else wait(race, then=self.raced)

    def _go_on(self, g: Game) -> Outcome:
        """Ask the player on turn; for players who are away the game acts at once."""
        while (player := match(g).turn) is not None:
            if not g.player(player).absent:
                return wait(tour_de_cartes.window(g, player), then=self.answered)
            if self._act_for(g, player) and (race := putsch.window(g)) is not None:
                return wait(race, then=self.raced)
        return done()

    def _act_for(self, g: Game, player: str) -> bool:
        """The game leads the weakest card, or passes; whether cards were laid."""
        if match(g).top is not None:
            pass_turn(g, player, silence=True)
            return False
        lay(g, player, absence.weakest_lead(g, player), "silence")
        return True


def _combination(said: Answer) -> Combination:
    return Combination(cards=said.fields["cards"], rank=said.fields["rank"])

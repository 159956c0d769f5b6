"""One manche: the deal, who leads and which way, the exchange, and the tours."""

from __future__ import annotations

from service.engine.core.frame import Frame, Outcome, done, frame, wait
from service.engine.core.game import Game
from service.engine.core.windows.answers import Answers
from service.engine.trou_du_cul.events import DirectionSet, QueensShown
from service.engine.trou_du_cul.flow.turns import Tours
from service.engine.trou_du_cul.roles import TROU_DU_CUL, holder, pairs
from service.engine.trou_du_cul.rules.cartes import donne
from service.engine.trou_du_cul.rules.manche import bareme, demande, echange, grades, premiere_manche
from service.engine.trou_du_cul.rules.table import absence
from service.engine.trou_du_cul.rules.tour import finir
from service.engine.trou_du_cul.state import CLOCKWISE, Way, match


@frame
class Manche(Frame):
    """first: who leads at once, in a scenario. revolution: whether a scenario begins in the reversed order."""

    first: str | None = None
    revolution: bool = False

    def start(self, g: Game) -> Outcome:
        """Deal."""
        state = match(g)
        donne.deal(g, holder(g, TROU_DU_CUL) or state.players[-1].id)
        if self.first is not None:
            state.revolution = self.revolution
            return self._play(self.first)
        if not state.roles:
            return self._first_of_match(g)
        state.turn = holder(g, TROU_DU_CUL)
        if g.has_rule(demande.Demande.id):
            return wait(demande.window(g), then=self.demanded)
        return self._exchange(g, {})

    def _first_of_match(self, g: Game) -> Outcome:
        state = match(g)
        state.turn = first = premiere_manche.starter(g)
        g.emit(
            QueensShown, start=premiere_manche.holders(g, premiere_manche.start_queen(g)),
            direction=premiere_manche.holders(g, premiere_manche.direction_queen(g)),
        )  # fmt: skip
        way = premiere_manche.way_of_queens(g, first)
        if way is None:
            return wait(premiere_manche.window(g, first), then=self.directed)
        return self._go(g, way, "queens")

    def directed(self, g: Game, answers: Answers) -> Outcome:
        """The decider has chosen a direction, or has not."""
        _note_silences(g, answers)
        if answers.spoken:
            return self._go(g, answers.spoken[0].fields["direction"], "decided")
        return self._go(g, CLOCKWISE, "default")

    def _go(self, g: Game, way: Way, reason: str) -> Outcome:
        state = match(g)
        state.direction = way
        g.emit(DirectionSet, direction=way, reason=reason)
        return self._play(str(state.turn))

    def demanded(self, g: Game, answers: Answers) -> Outcome:
        """What was asked for is known."""
        _note_silences(g, answers)
        return self._exchange(g, demande.asked(answers))

    def _exchange(self, g: Game, asked: dict[str, list[str]]) -> Outcome:
        """The lower players' cards go over at once, all picked from the hands as dealt; then the upper ones choose."""
        owed = [
            (lower, upper, demande.owed(g, lower, number, asked.get(upper, []))) for upper, lower, number in pairs(g)
        ]
        for lower, upper, cards in owed:
            echange.transfer(g, lower, upper, cards, "owed")
        if not echange.givers(g):
            return self._lead(g)
        return wait(echange.window(g), then=self.exchanged)

    def exchanged(self, g: Game, answers: Answers) -> Outcome:
        """Who has not given gives the weakest cards."""
        _note_silences(g, answers)
        for upper in echange.givers(g):
            if not echange.has_given(g, upper):
                echange.give_weakest(g, upper)
        return self._lead(g)

    def _lead(self, g: Game) -> Outcome:
        return self._play(str(holder(g, TROU_DU_CUL)))

    def _play(self, leader: str) -> Outcome:
        return wait(Tours(leader=leader), then=self.over)

    def over(self, g: Game, _: object) -> Outcome:
        """One player at most holds cards: places, grades and points."""
        state = match(g)
        state.turn, state.top, state.passed = None, None, []
        finir.place_the_rest(g)
        grades.give(g)
        bareme.pay(g)
        return done()


def _note_silences(g: Game, answers: Answers) -> None:
    for player in answers.who:
        if player not in answers.passed and player not in [said.player for said in answers.spoken]:
            absence.note_silence(g, player)

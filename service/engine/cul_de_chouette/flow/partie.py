"""A whole game: the opening, then turn after turn until it is won."""

from __future__ import annotations

from service.engine.core.frame import Frame, Outcome, frame, wait
from service.engine.core.game import Game
from service.engine.cul_de_chouette.flow.ouverture import Ouverture
from service.engine.cul_de_chouette.flow.turn import Turn
from service.engine.cul_de_chouette.state import table


@frame
class Partie(Frame):
    """first: who begins without an opening roll, in a scenario."""

    first: str | None = None

    def start(self, g: Game) -> Outcome:
        """Open the game, unless a player is on turn already."""
        if self.first is not None:
            return self._first_turn(g, self.first, guarded=False)
        return wait(Ouverture(), then=self.opened)

    def opened(self, g: Game, starter: str) -> Outcome:
        """The lowest die begins."""
        return self._first_turn(g, starter, guarded=True)

    def _first_turn(self, g: Game, starter: str, guarded: bool) -> Outcome:
        table(g).starter = starter
        table(g).lap_ended = table(g).laps > 0
        return wait(Turn(player=starter, guarded=guarded), then=self.next_turn)

    def next_turn(self, g: Game, _: object) -> Outcome:
        """Always the next player, whatever happened in between; a lap ends at the seat of the player who began."""
        state = table(g)
        assert state.turn is not None
        assert state.starter is not None
        following = g.next_after(state.turn)
        seats = [p.id for p in state.players]
        begin = seats.index(state.starter)
        place, before = (seats.index(player) - begin for player in (following, state.turn))
        state.lap_ended = place % len(seats) <= before % len(seats)
        state.laps += state.lap_ended
        return wait(Turn(player=following), then=self.next_turn)

"""A whole game: its opening, then turn after turn until it is won."""

from __future__ import annotations

from service.engine.core.frame import Frame, Outcome, frame, wait, wait_all
from service.engine.core.game import Game
from service.engine.modulaire import hooks
from service.engine.modulaire.flow.turn import Turn
from service.engine.modulaire.play.frames import ModFrame
from service.engine.modulaire.table.order import all_in_order, for_whom, next_player
from service.engine.modulaire.table.state import member, table

STEPS = ("values", "starter", "choices")
"""Of the opening: the values, then who begins where there are none, then the choices of the players."""


@frame
class Whole(ModFrame):
    """first: whose turn it is, in a scenario that begins without an opening. step: of the opening, by its place."""

    first: str | None = None
    step: int = 0

    def start(self, g: Game) -> Outcome:
        """The opening, unless a player is on turn already."""
        return self._turn(g, self.first) if self.first is not None else self.opening(g, None)

    def opening(self, g: Game, _: object) -> Outcome:
        """One step of the opening after the other."""
        while self.step < len(STEPS):
            name, self.step = STEPS[self.step], self.step + 1
            frames: dict[str, Frame] = dict(hooks.opening.each(g, name))
            if frames:
                return wait_all(frames, then=self.opening)
        hooks.opened.tell(g)
        return self._turn(g, table(g).turn or all_in_order(g)[0])

    def next_turn(self, g: Game, _: object) -> Outcome:
        """The next player; a player who lies down is woken where no other exists."""
        current = table(g).stool or table(g).turn
        assert current is not None
        return self._turn(g, next_player(g, current))

    def _turn(self, g: Game, player_id: str) -> Outcome:
        if member(g, for_whom(g, player_id)).down:
            hooks.wakes.tell(g, for_whom(g, player_id))
        return wait(Turn(player=player_id), then=self.next_turn)

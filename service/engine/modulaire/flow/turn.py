"""A turn: one coup, and one more for each challenge or Sirop-golo in it."""

from __future__ import annotations

from typing import cast

from service.engine.core.events import TurnStarted
from service.engine.core.frame import Frame, Outcome, done, frame, wait
from service.engine.core.game import Game
from service.engine.modulaire import hooks
from service.engine.modulaire.flow.coup import PlayCoup
from service.engine.modulaire.play.frames import TurnFrame
from service.engine.modulaire.table.order import for_whom
from service.engine.modulaire.table.state import Coup, CoupKind, coup_of, table


@frame
class Turn(TurnFrame):
    """player: whose it is by the order of play; another player may play it (t3)."""

    player: str

    def start(self, g: Game) -> Outcome:
        """What lasts until this turn ends; then the first coup."""
        state = table(g)
        state.turn, state.turns = for_whom(g, self.player), state.turns + 1
        state.stool = self.player if state.turn != self.player else None
        hooks.turn_opens.tell(g, self.player)
        inside = hooks.inside.ask(g)
        if inside:
            return self._inside(g, inside[0])
        pause = g.option("pause_ms") if any(hooks.opening_pause.ask(g)) else 0
        g.emit(TurnStarted, player=state.turn, lap=(state.turns - 1) // max(1, len(g.seated)), not_before=g.now + pause)
        return wait(PlayCoup(reason="turn", not_before=g.now + pause), then=self.played)

    def played(self, g: Game, _: object) -> Outcome:
        """Another coup, if a challenge or a Sirop-golo demands it; otherwise the turn is over."""
        again = coup_of(g).again
        if again:
            return wait(PlayCoup(reason=cast(CoupKind, again)), then=self.played)
        turn = table(g).turn
        assert turn is not None
        hooks.turn_ended.tell(g, turn)
        return done()

    def _inside(self, g: Game, frame: Frame) -> Outcome:
        """A scenario begins after the settlement of a coup, of which nothing more is told."""
        state = table(g)
        state.coups += 1
        state.coup, state.moment = Coup(id=state.coups, thrower=for_whom(g, self.player), kind="turn"), "landed"
        return wait(frame, then=self.played)

    def skipped(self, g: Game) -> Outcome:
        """The coup is void, and the turn is over."""
        table(g).moment = ""
        turn = table(g).turn
        assert turn is not None
        hooks.turn_cut.tell(g, turn)
        return done()

    def put_out(self, g: Game, player: str) -> Outcome | None:
        """With the player on turn the turn is gone."""
        return self.skipped(g) if player in (self.player, table(g).turn) else None

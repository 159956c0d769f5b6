"""One turn: the lull, the two chouettes, the cul, and the combination that they make (card tour, all rulebooks)."""

from __future__ import annotations

from service.engine.core.events import PresenceChanged, TurnStarted
from service.engine.core.frame import Frame, Outcome, Results, done, frame, wait, wait_first
from service.engine.core.game import Game
from service.engine.core.windows.answers import Answers
from service.engine.cul_de_chouette import hooks
from service.engine.cul_de_chouette.flow.landing import Landing
from service.engine.cul_de_chouette.flow.throws import NEXT_TURN, Cul, chouettes_window
from service.engine.cul_de_chouette.state import find_throw, new_throw, table

LONELY_PAUSE_MS = 1_500
"""The least pause before a turn at a table where everybody is away."""

SILENT_TURNS = 2
"""After so many turns running whose chouettes the table threw, a player is away."""


@frame
class Turn(Frame):
    """player: who is on turn. guarded: whether the guard counts from now (a scenario's first turn has none).

    ended: the player was put out during a duel of the lull; the turn is over when the duel is. throw: its id.
    """

    player: str
    guarded: bool = True
    duel: bool = False
    ended: bool = False
    throw: int = 0

    def start(self, g: Game) -> Outcome:
        """The turn begins with its lull."""
        state = table(g)
        state.turn, state.throws = self.player, []
        if self.guarded:
            state.guard_from = g.now
        g.emit(TurnStarted, player=self.player, lap=state.laps, not_before=self._allowed(g))
        return self.lull(g, None)

    def _allowed(self, g: Game) -> int:
        pause = g.option("pause_ms")
        if all(g.player(p).absent for p in g.seated):
            # No player answers: the table throws for all, and without a pause it would play for ever in one instant.
            pause = max(pause, LONELY_PAUSE_MS)
        return max(g.now, g.state.guard_from + pause)

    def lull(self, g: Game, _: object) -> Outcome:
        """Anybody may say what the lull allows, until the chouettes are thrown."""
        if self.ended:
            return done()
        table(g).phase = "lull"
        self.duel = False
        offers: dict[str, Frame] = dict(hooks.lull.ask(g))
        roll = chouettes_window(g, self.player, "tour", not_before=self._allowed(g))
        return wait_first({"roll": roll, **offers}, then=self.lull_over)

    def lull_over(self, g: Game, got: Results) -> Outcome:
        """The chouettes lie, or something interrupts the lull."""
        if "roll" in got:
            return self._chouettes(g, got["roll"])
        self.duel = True
        return wait(next(iter(got.values())), then=self.duel_over)

    def duel_over(self, g: Game, _: object) -> Outcome:
        """The lull goes on with the same player on turn, and with a guard of its own."""
        g.state.guard_from = max(g.state.guard_from, g.now)
        return self.lull(g, None)

    def _chouettes(self, g: Game, answers: Answers) -> Outcome:
        thrown = answers.spoken[0]
        g.signal("chouettes")
        g.signal(NEXT_TURN)
        table(g).phase = "chouettes"
        player = g.player(self.player)
        player.tabled = player.tabled + 1 if thrown.by_table else 0
        if player.tabled >= SILENT_TURNS and not player.absent:
            player.away = True
            g.emit(PresenceChanged, player=self.player, presence="away")
        throw = new_throw(g, self.player, "turn")
        self.throw, throw.chouettes = throw.id, thrown.fields["faces"]
        return wait(Cul(throw=throw.id, by_table=thrown.by_table), then=self.thrown)

    def thrown(self, g: Game, _: object) -> Outcome:
        """Rules that are in use may let the maker throw again, once; a bought cul is final."""
        throw = find_throw(g, self.throw)
        encores: list[Frame] = [] if throw.bought else hooks.encore.ask(g, throw)
        return wait(encores[0], then=self.landed) if encores else self.landed(g, None)

    def landed(self, g: Game, _: object) -> Outcome:
        """The dice are final: whatever the combination opens belongs to this turn."""
        table(g).phase = "combination"
        return wait(Landing(throw=self.throw), then=self.over)

    def over(self, g: Game, _: object) -> Outcome:
        """The turn is over."""
        hooks.round_over.tell(g, find_throw(g, self.throw))
        return done()

    def put_out(self, g: Game, player: str) -> Outcome | None:
        """Before the cul the turn ends at once; after it, when the windows that it opened are closed."""
        if player != self.player or table(g).phase == "combination":
            return None
        if self.duel:
            self.ended = True
            return None
        return done()

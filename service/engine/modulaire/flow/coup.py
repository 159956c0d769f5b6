"""A coup: the chouettes, what may be said before the cul, the cul, and its landing."""

from __future__ import annotations

from service.engine.core.events import PresenceChanged
from service.engine.core.frame import Outcome, Results, done, frame, wait, wait_first
from service.engine.core.game import Game
from service.engine.core.windows.answers import Answers
from service.engine.modulaire import hooks
from service.engine.modulaire.flow.landing import Landing
from service.engine.modulaire.play.frames import CoupFrame
from service.engine.modulaire.play.windows import owed
from service.engine.modulaire.table.order import thrower
from service.engine.modulaire.table.state import Coup, CoupKind, coup_of, member, table

SILENT_TURNS = 2
"""After so many turns running for which the table has thrown, it waits no longer for the player."""


@frame
class PlayCoup(CoupFrame):
    """Its result is None: what it was is in the state. by_table: the table threw the chouettes."""

    reason: CoupKind
    not_before: int = 0
    by_table: bool = False

    def start(self, g: Game) -> Outcome:
        """The chouettes are asked for, or three dice at once."""
        state = table(g)
        assert state.turn is not None
        state.coups += 1
        state.coup = Coup(id=state.coups, thrower=state.turn, kind=self.reason)
        state.moment = "opening" if self.reason == "turn" else "before_chouettes"
        return self._chouettes(g)

    def _chouettes(self, g: Game) -> Outcome:
        chouettes = owed(g, "chouettes", "a1", coup_of(g).thrower, 2, not_before=self.not_before)
        return wait(chouettes, then=self.lie)

    def lie(self, g: Game, answers: Answers) -> Outcome:
        """Two dice wait for the third, unless all were thrown at once."""
        coup, thrown = coup_of(g), answers.spoken[0]
        g.signal("chouettes")
        self.by_table = thrown.by_table
        if self.reason == "turn":
            self._notice_silence(g, coup.thrower)
        if coup.at_once:
            coup.dice = thrown.fields["faces"]
            return self._landed(g)
        coup.chouettes = thrown.fields["faces"]
        hooks.chouettes_lie.tell(g, coup)
        table(g).moment = "before_cul"
        # A thrower who was silent up to here has all the time that is due for the cul as well.
        pause = g.now + g.option("pause_ms")
        cul = owed(g, "cul", "a1", coup.thrower, 1, lying=coup.chouettes, not_before=pause)
        return wait_first({"cul": cul, **dict(hooks.before_cul.ask(g, coup))}, then=self.thrown)

    def thrown(self, g: Game, got: Results) -> Outcome:
        """All three lie, or something has ended the coup before."""
        coup = coup_of(g)
        if "cul" in got:
            coup.dice = got["cul"].spoken[0].fields["faces"]
        else:
            coup.cut_short = True
            coup.dice = coup.chouettes
        # What lasts until the cul is over too where there is none.
        g.signal("cul")
        return self._landed(g)

    def _landed(self, g: Game) -> Outcome:
        table(g).moment = "landed"
        return wait(Landing(), then=self.over)

    def over(self, g: Game, _: object) -> Outcome:
        """Nothing more comes of it."""
        return done()

    def again(self, g: Game) -> Outcome:
        """The chouettes are thrown once more, and then there is a new wait for the cul."""
        # These chouettes get no cul: what was said about them until then is over.
        g.signal("cul")
        table(g).moment = "before_chouettes"
        coup_of(g).chouettes = []
        return self._chouettes(g)

    def _notice_silence(self, g: Game, player_id: str) -> None:
        """A player for whom the table throws turn after turn is away."""
        person = thrower(g, player_id)
        found = member(g, person)
        found.tabled = found.tabled + 1 if self.by_table else 0
        if found.tabled >= SILENT_TURNS and not found.absent:
            found.away = True
            g.emit(PresenceChanged, player=person, presence="away")

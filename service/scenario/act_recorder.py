"""Who did what in a game, told from its events in the order in which the service played them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from service.engine.core import events as ev
from service.engine.core.events import Event
from service.engine.core.told.dialect import Dialect
from service.engine.dice import events as dice_events
from service.json_types import JsonObject
from service.scenario.act_log import ActLog
from service.scenario.acts import said, said_wrongly
from service.scenario.authors import author_of, drawn_for, is_let_go, told_first_by
from service.scenario.early_shouts import EarlyShouts


class ActRecorder:
    """Writes acts down while hearing the events of a game.

    log: the acts so far. early: shouts while dice fly. flying: throws, by player
    and purpose. dice: all faces that have lain, and what else was drawn as numbers; dealt: what was drawn otherwise.
    arrived: who came to the door. last_closed: the window that closed last. lags: what was measured of whom before the
    start (ms), as a scenario tells it.
    """

    def __init__(self, dialect: Dialect) -> None:
        self.dialect = dialect
        self.dealt: list[JsonObject] = []
        self.dice: list[Any] = []
        self.arrived: list[str] = []
        self.lags: dict[str, JsonObject] = {}
        self.log = ActLog()
        self.hidden = 0
        self.early = EarlyShouts()
        self.flying: set[tuple[str, str]] = set()
        self.last_closed: ev.WindowClosed | None = None

    def hear(self, event: Event, forms: ev.Forms | None = None) -> None:
        """Write down what this event says that a player did.

        forms: by seat, what may be told of it beyond its public form.
        """
        own = isinstance(event, dice_events.DiceRolled | ev.AnnonceMade | ev.ActHeld)
        if own and forms and (seen := forms.get(author_of(event))):
            event = seen
        self.log.hear(event)
        for act in self.dialect.told_by(event, forms or {}):
            self.log.add_told_late(act)
        returned = self.dialect.returned_by(event)
        if returned is not None:
            self.log.heard_again(returned, event.seq)
        dealt = self.dialect.dealt_by(event, forms or {})
        if dealt is not None:
            self.dealt.append(dealt)
        teller = next((_TELLERS[kind] for kind in type(event).__mro__ if kind in _TELLERS), None)
        if teller is not None:
            teller(self, event)
        self.dice += event.outcomes

    def end(self) -> None:
        """There are no more events."""
        self.log.tell_return()

    def started(self, event: ev.GameStarted) -> None:
        """Times count from here."""
        self.log.begin(event)

    def set_back(self, event: ev.ClockSet) -> None:
        """The whole game moved back, and so did its start: in the game's own time nothing happened."""
        self.log.leave_out(event.back_ms)

    def rewound(self, event: ev.Rewound) -> None:
        """What was lost is not in the log: in the game nothing happened."""
        self.log.leave_out()

    def measured(self, event: ev.LagMeasured) -> None:
        """What the service measured of a player's network."""
        if self.log.started:
            # No player is back by being measured.
            self.log.tell_return()
            self.log.add(event.player, {"lag": event.lag_ms}, event.at)
        else:
            self.lags[event.player] = {"lag": event.lag_ms}

    def closed(self, event: ev.WindowClosed) -> None:
        """Dice that were in the air when their window closed never land, and nothing is told of what was shouted."""
        self.last_closed = event
        landed = {(player, purpose) for player, purpose in self.flying if purpose != event.name}
        if landed != self.flying:
            self.early.drop(event.name)
        self.flying = landed

    def put_out(self, event: ev.PlayerOut) -> None:
        """What a player has shouted in the air is judged no more."""
        self.early.put_out(event.player)

    def released(self, event: dice_events.DiceReleased) -> None:
        """Dice fly: the player who threw them did it now; where it was the table, time did."""
        self.flying.add((event.player, event.purpose))
        self._throw(event)

    def rolled(self, event: dice_events.DiceRolled) -> None:
        """Dice lie: thrown now, or released before."""
        if event.hidden:
            self.hidden = len(self.dice)
            # As long as they may not be known, any three do as well.
            self.dice += [] if event.faces else [1, 1, 1]
        if (event.player, event.purpose) in self.flying:
            self.flying.remove((event.player, event.purpose))
        else:
            self._throw(event)
        self.dice += drawn_for(event)

    def _throw(self, event: dice_events.DiceReleased | dice_events.DiceRolled) -> None:
        rolled = event if isinstance(event, dice_events.DiceRolled) else None
        named = rolled is not None and rolled.magic
        # Dice of its own that a player names for a throw of the table are an act of that player.
        if (event.by_table and not named) or (rolled is not None and rolled.released is True):
            return
        how: JsonObject = {"keep": event.kept} if event.kept or event.purpose == "re_throw" else {}
        if isinstance(event, dice_events.DiceRolled):
            how |= {"hand": event.hand} if event.hand else {}
            how |= {"magic": event.faces[-event.magic :]} if event.magic else {}
        self.log.add(
            author_of(event),
            {"roll": True, **how} if how else "roll",
            event.at,
            first=told_first_by(event, self.last_closed),
        )

    def held(self, event: ev.ActHeld) -> None:
        """An act that waits for others; when it is let through that is told once more.

        It names a window only where it was sent so: let through, another one may take it than when it was made.
        """
        self.log.add(author_of(event), said_wrongly(event.act), event.at, event.timing)

    def shown(self, event: dice_events.DiceShown) -> None:
        """What was thrown for one pair of eyes is told at the place where it was thrown."""
        self.dice[self.hidden : self.hidden + len(event.faces)] = event.faces

    def announced(self, event: ev.AnnonceMade | dice_events.PreventiveMade) -> None:
        """A shout, unless it was told already when it was made in the air."""
        if isinstance(event, dice_events.PreventiveMade):
            about = frozenset(purpose for _, purpose in self.flying)
            self.early.add(event.player, event.annonce, about)
        elif event.released is True or self.early.judge(event.player, event.annonce):
            return
        told = said(event.annonce, event.fields)
        if isinstance(event, ev.AnnonceMade):
            self.log.add(author_of(event), told, event.at, event.timing, [event.window] if event.window else [])
        else:
            self.log.add(event.player, told, event.at)

    def failed_early(self, event: dice_events.PreventiveFailed) -> None:
        """It was told when it was made; the landing judged it."""
        self.early.judge(event.player, event.annonce)

    def passed(self, event: ev.PlayerPassed) -> None:
        """A pass that was asked for."""
        if event.released is True:
            return
        self.log.add(author_of(event), "pass", event.at, windows=event.windows)

    def wrong(self, event: ev.WrongAct) -> None:
        """A wrong act; dice that fell and silences are no act of a player."""
        kind = event.act["act"]
        if kind == "preventive":
            self.early.judge(event.player, event.act["annonce"])
        elif kind not in ("fallen", "silence", "judged") and not is_let_go(event):
            self.log.add(event.player, said_wrongly(event.act), event.at, event.timing)

    def presence(self, event: ev.PresenceChanged) -> None:
        """Standing up is an act; being seen again is told by what comes next."""
        if event.reason in ("cut", "absent"):
            # That was time's doing; a player who stands for a cut alone may be back by standing up.
            return
        if event.reason == "left":
            # By leaving for good no player is seen again.
            self.log.tell_return()
            self.log.add(event.player, "forfeit", event.at)
        elif event.presence in ("standing", "gone"):
            if event.player in self.log.standing:
                # A player who stands has not stood up by the same act by which they are back.
                self.log.tell_return()
            self.log.standing.add(event.player)
            self.log.add(event.player, "leave" if event.presence == "standing" else "leave_for_good", event.at)
        elif event.presence == "seated":
            self.log.came(event, "back")

    def lost(self, event: ev.ConnectionLost) -> None:
        """What happens in the lobby is told again at the start."""
        if self.log.started:
            # By no act is anybody seen and gone at once.
            self.log.tell_return()
            self.log.add(event.player, "cut", event.at)

    def restored(self, event: ev.ConnectionRestored) -> None:
        """By an act, or by nothing else than that they are there."""
        if self.log.started:
            self.log.came(event, "reconnected")

    def arrived_at_door(self, event: ev.PlayerArrived) -> None:
        """A person who may ask for a seat; they may go, and come a second time."""
        self.log.add(event.player, {"arrive": True, "bot": event.bot} if event.bot else "arrive", event.at)
        self.arrived.append(event.player)

    def left(self, event: ev.PlayerLeft) -> None:
        """A person at the door goes; before the start this is not told."""
        if event.player in self.arrived:
            self.log.add(event.player, "leave", event.at)

    def finished(self, event: ev.GameFinished) -> None:
        """Ends of their own need no player; a game that was cancelled was called off by the organiser."""
        if event.reason == "cancelled" and self.log.started:
            self.log.call_off(event)


_TELLERS: dict[type[Event], Callable[[ActRecorder, Any], None]] = {
    ev.GameStarted: ActRecorder.started,
    ev.ClockSet: ActRecorder.set_back,
    ev.Rewound: ActRecorder.rewound,
    ev.LagMeasured: ActRecorder.measured,
    ev.WindowClosed: ActRecorder.closed,
    dice_events.DiceReleased: ActRecorder.released,
    dice_events.DiceRolled: ActRecorder.rolled,
    dice_events.DiceShown: ActRecorder.shown,
    ev.AnnonceMade: ActRecorder.announced,
    dice_events.PreventiveMade: ActRecorder.announced,
    dice_events.PreventiveFailed: ActRecorder.failed_early,
    ev.PlayerPassed: ActRecorder.passed,
    ev.ActHeld: ActRecorder.held,
    ev.WrongAct: ActRecorder.wrong,
    ev.PresenceChanged: ActRecorder.presence,
    ev.ConnectionLost: ActRecorder.lost,
    ev.ConnectionRestored: ActRecorder.restored,
    ev.PlayerArrived: ActRecorder.arrived_at_door,
    ev.PlayerLeft: ActRecorder.left,
    ev.PlayerOut: ActRecorder.put_out,
    ev.GameFinished: ActRecorder.finished,
}

"""Who did what in a game, told from its events in the order in which the service played them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from service.engine.core import events as ev
from service.engine.core.events import Event
from service.engine.core.stored.plain import JsonObject
from service.engine.core.told.dialect import Dialect
from service.engine.dice import events as dice_events
from service.scenario.act_log import ActLog
from service.scenario.acts import said, said_wrongly
from service.scenario.authors import author_of, drawn_for


class Clerk:
    """Writes acts down while hearing the events of a game.

    log: the acts so far. early: shouts while dice fly, each with the purposes of what flew. flying: throws, by player
    and purpose. dice: all faces that have lain, and what else was drawn as numbers; dealt: what was drawn otherwise.
    arrived: who came to the door. lags: what was measured of whom before the start (ms), as a scenario tells it.
    """

    def __init__(self, dialect: Dialect) -> None:
        self.dialect = dialect
        self.dealt: list[JsonObject] = []
        self.dice: list[Any] = []
        self.arrived: list[str] = []
        self.lags: dict[str, dict[str, Any]] = {}
        self.log = ActLog()
        self.hidden = 0
        self.early: list[_Early] = []
        self.flying: set[tuple[str, str]] = set()

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
        landed = {(player, purpose) for player, purpose in self.flying if purpose != event.name}
        if landed != self.flying:
            self.early = [shout for shout in self.early if shout.about != {event.name}]
        self.flying = landed

    def put_out(self, event: ev.PlayerOut) -> None:
        """What a player has shouted in the air is judged no more."""
        self.early = [shout for shout in self.early if shout.player != event.player]

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
        how: dict[str, Any] = {"keep": event.kept} if event.kept or event.purpose == "re_throw" else {}
        if isinstance(event, dice_events.DiceRolled):
            how |= {"hand": event.hand} if event.hand else {}
            how |= {"magic": event.faces[-event.magic :]} if event.magic else {}
        self.log.add(author_of(event), {"roll": True, **how} if how else "roll", event.at)

    def held(self, event: ev.ActHeld) -> None:
        """An act that waits for others; when it is let through that is told once more."""
        self.log.add(author_of(event), said_wrongly(event.act), event.at, event.timing, event.windows)

    def shown(self, event: dice_events.DiceShown) -> None:
        """What was thrown for one pair of eyes is told at the place where it was thrown."""
        self.dice[self.hidden : self.hidden + len(event.faces)] = event.faces

    def announced(self, event: ev.AnnonceMade | dice_events.PreventiveMade) -> None:
        """A shout, unless it was told already when it was made in the air."""
        if isinstance(event, dice_events.PreventiveMade):
            about = frozenset(purpose for _, purpose in self.flying)
            self.early.append(_Early(event.player, event.annonce, about))
        elif event.released is True or self._judged(event.player, event.annonce):
            return
        told = said(event.annonce, event.fields)
        if isinstance(event, ev.AnnonceMade):
            self.log.add(author_of(event), told, event.at, event.timing, [event.window] if event.window else [])
        else:
            self.log.add(event.player, told, event.at)

    def failed_early(self, event: dice_events.PreventiveFailed) -> None:
        """It was told when it was made; the landing judged it."""
        self._judged(event.player, event.annonce)

    def _judged(self, player: str, annonce: str) -> bool:
        """Whether this was shouted in the air; then it has been judged now."""
        found = next((shout for shout in self.early if (shout.player, shout.annonce) == (player, annonce)), None)
        if found is not None:
            self.early.remove(found)
        return found is not None

    def passed(self, event: ev.PlayerPassed) -> None:
        """A pass that was asked for."""
        if event.released is True:
            return
        self.log.add(author_of(event), "pass", event.at, windows=event.windows)

    def wrong(self, event: ev.WrongAct) -> None:
        """A wrong act; dice that fell and silences are no act of a player."""
        kind = event.act["act"]
        if kind == "preventive":
            self._judged(event.player, event.act["annonce"])
        elif kind not in ("fallen", "silence", "judged"):
            self.log.add(event.player, said_wrongly(event.act), event.at, event.timing)

    def presence(self, event: ev.PresenceChanged) -> None:
        """Standing up is an act; being seen again is told by what comes next."""
        if event.reason == "cut":
            self.log.standing.add(event.player)
        elif event.reason == "left":
            # By leaving for good no player is seen again.
            self.log.tell_return()
            self.log.add(event.player, "forfeit", event.at)
        elif event.reason == "absent":
            # That was time's doing.
            return
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
            self.log.add("", "cancel", event.at)


class _Early(msgspec.Struct, frozen=True):
    """A shout made while dice were in the air. about: what these were thrown for."""

    player: str
    annonce: str
    about: frozenset[str]


_TELLERS: dict[type[Event], Callable[[Clerk, Any], None]] = {
    ev.GameStarted: Clerk.started,
    ev.ClockSet: Clerk.set_back,
    ev.Rewound: Clerk.rewound,
    ev.LagMeasured: Clerk.measured,
    ev.WindowClosed: Clerk.closed,
    dice_events.DiceReleased: Clerk.released,
    dice_events.DiceRolled: Clerk.rolled,
    dice_events.DiceShown: Clerk.shown,
    ev.AnnonceMade: Clerk.announced,
    dice_events.PreventiveMade: Clerk.announced,
    dice_events.PreventiveFailed: Clerk.failed_early,
    ev.PlayerPassed: Clerk.passed,
    ev.ActHeld: Clerk.held,
    ev.WrongAct: Clerk.wrong,
    ev.PresenceChanged: Clerk.presence,
    ev.ConnectionLost: Clerk.lost,
    ev.ConnectionRestored: Clerk.restored,
    ev.PlayerArrived: Clerk.arrived_at_door,
    ev.PlayerLeft: Clerk.left,
    ev.PlayerOut: Clerk.put_out,
    ev.GameFinished: Clerk.finished,
}

"""The acts of a game in the order in which the service played them, and by which of them a player came back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from service.engine.core import events as ev
from service.engine.core.events import Event
from service.engine.core.told.dialect import ToldAct
from service.engine.dice.events import DiceShown
from service.scenario.acts import said_with


class Did(msgspec.Struct, frozen=True):
    """One act. time: ms since the start; before: how many events the game had, counted from its start, when it came.

    player: empty for the organiser, whose one act is to cancel the game.
    windows: the ids of those that took it, as far as its event tells.
    """

    player: str
    act: Any
    time: int
    before: int
    windows: tuple[int, ...] = ()


class ActLog:
    """Grows by one act at a time.

    start: when the game started (ms), and started_seq: by which event; 0 before. last_seq: of the event that is told
    now. told_beyond: how many events the record will have that the game had not. back: who was seen at the table again,
    until it is clear by which act. standing: who stands. cleared: the first of the events in a row, told last, that the
    end of a game brings before its own.
    """

    def __init__(self) -> None:
        self.did: list[Did] = []
        self.start = self.started_seq = self.last_seq = self.told_beyond = 0
        self.standing: set[str] = set()
        self.back: _Back | None = None
        self.cleared: Event | None = None

    @property
    def started(self) -> bool:
        """Whether the game has started."""
        return self.started_seq > 0

    @property
    def events(self) -> int:
        """How many events there have been since the start."""
        return self.last_seq - self.started_seq + self.told_beyond

    def begin(self, event: ev.GameStarted) -> None:
        """Times and events count from here."""
        self.start, self.started_seq = event.at, event.seq

    def leave_out(self, back_ms: int = 0) -> None:
        """An event by which nothing happened in the game's own time, of which so much was taken back."""
        if self.started:
            self.start -= back_ms
            self.started_seq += 1

    def hear(self, event: Event) -> None:
        """An event is told: a player may be back by nothing else than being there."""
        self.last_seq = event.seq
        if not _clears(event):
            self.cleared = None
        elif self.cleared is None or self.cleared.at != event.at:
            self.cleared = event
        back = self.back
        if back is None or isinstance(event, ev.ClockStarted):
            return
        # What a player does may count for another one, whose seat or shape they have.
        author = getattr(event, "person", None) or getattr(event, "player", None)
        if author != back.player or event.at != back.at:
            self.tell_return()

    def add(
        self,
        player: str,
        act: Any,
        at: int,
        timing: ev.Timing | msgspec.UnsetType = msgspec.UNSET,
        windows: Iterable[int] = (),
        first: int | None = None,
    ) -> None:
        """An act of this moment, by which its player is back where they were away. at: ms.

        first: the seq of the first event that came of it, where that is not the one that is told now.
        """
        if isinstance(timing, ev.Timing):
            # What came of a claim is found again by playing; what was claimed, and when it came, is not.
            shown = {"connection_ms": timing.connection_ms} if isinstance(timing.connection_ms, int) else {}
            act, at = said_with(act, reaction_ms=timing.reaction_ms, **shown), timing.arrived_at
        first = self.back.seq if self.back is not None else first or self.last_seq
        if self.back is not None:
            self.standing.discard(self.back.player)
        self.back = None
        before = first - 1 - self.started_seq + self.told_beyond
        self.did.append(Did(player, act, at - self.start, before, tuple(windows)))

    def call_off(self, event: ev.GameFinished) -> None:
        """The organiser has cancelled the game: what was open closed by that, and not by time before it."""
        self.add("", "cancel", event.at, first=self.cleared.seq if self.cleared is not None else None)

    def add_told_late(self, told: ToldAct) -> None:
        """An act that a later event may tell of: it goes before what was done after it."""
        later = next((place for place, one in enumerate(self.did) if one.time > told.at - self.start), None)
        if later is None:
            self.add(told.player, told.act, told.at)
        else:
            self.did.insert(later, Did(told.player, told.act, told.at - self.start, self.did[later].before))

    def came(self, event: ev.PresenceChanged | ev.ConnectionRestored, act: str) -> None:
        """A player is seen again, so far by this act; their connection may have been told already."""
        first = event.seq if self.back is None else self.back.seq
        self.back = _Back(event.player, event.at, first, act)

    def heard_again(self, told: ToldAct, seq: int) -> None:
        """A player is heard of again by an act that nothing else may tell of; it may have been told just now."""
        last = self.did[-1] if self.did else None
        if last is not None and (last.player, last.act, last.time) == (told.player, told.act, told.at - self.start):
            return
        first = seq if self.back is None else self.back.seq
        self.back = _Back(told.player, told.at, first, str(told.act), told.more_events)

    def tell_return(self) -> None:
        """A player who is back came by an act of their own, and not by one that another event tells."""
        if self.back is not None:
            more = self.back.more_events
            self.add(self.back.player, self.back.act, self.back.at)
            self.told_beyond += more


def _clears(event: Event) -> bool:
    """Whether a game that ends may tell this first: what is open closes without effect, and hidden dice are shown."""
    closed = isinstance(event, ev.WindowClosed) and event.outcome == "closed"
    return closed or isinstance(event, DiceShown | ev.GameFinished)


class _Back(msgspec.Struct, frozen=True):
    """Which player was seen again, when (ms), by which event, and by which act as far as that event tells.

    more_events: how many events this act tells of beyond those that were told, as the real one was refused.
    """

    player: str
    at: int
    seq: int
    act: str
    more_events: int = 0

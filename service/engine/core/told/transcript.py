"""What happened, line by line, as a player at the table would tell it; each family adds lines of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from service.engine.core import events as ev
from service.engine.core.events import Event
from service.engine.core.rulebook.rules import RULES


def points_moved(e: ev.PointsMoved) -> str:
    """Who gained and lost what."""
    return "; ".join(f"{m.player} {m.points:+d} → {m.score} ({RULES[m.rule].label})" for m in e.movements)


def window_closed(e: ev.WindowClosed) -> str:
    """How a window closed."""
    heard = ", ".join(f"{a.player} at {a.at}" for a in e.answers)
    return f"{e.name} closes: {heard or 'nobody'}" + (f"; silent: {', '.join(e.silent)}" if e.silent else "")


def _shout(e: ev.AnnonceMade) -> str:
    fields = ", ".join(f"{k}: {v}" for k, v in e.fields.items())
    return f"{e.player}: «{e.annonce}»" + (f" ({fields})" if fields else "") + timing(e)


def timing(e: ev.AnnonceMade | ev.WrongAct) -> str:
    """At which instant an act counts that claimed a reaction; empty where it claimed none."""
    if not isinstance(e.timing, ev.Timing):
        return ""
    t = e.timing
    return (
        f" counts at {t.counted_at}: {t.credit_ms} ms before it came (after {t.reaction_ms} ms, as it says; "
        f"measured {t.measured_ms}, quota {t.quota_ms}, at most {t.cap_ms})"
    )


Lines = Mapping[type[Event], Callable[[Any], str]]
"""How events are told as lines, by their types: each takes the event of its type."""

LINES: Lines = {
    ev.WindowClosed: window_closed,
    ev.PointsMoved: points_moved,
    ev.AnnonceMade: _shout,
    ev.TurnStarted: lambda e: f"— {e.player} is on turn",
    ev.HoldingGained: lambda e: f"{e.player} gains {e.holding}",
    ev.HoldingLost: lambda e: f"{e.player} loses {e.holding} ({e.reason})",
    ev.PlayerArrived: lambda e: f"{e.player} stands at the door",
    ev.PlayerJoined: lambda e: f"{e.player} takes a seat, with {e.score} points",
    ev.PlayerOut: lambda e: f"{e.player} is put out",
    ev.PresenceChanged: lambda e: f"{e.player} is {e.presence}" + (f" ({e.reason})" if e.reason else ""),
    ev.ConnectionLost: lambda e: f"the connection of {e.player} is gone",
    ev.LagMeasured: lambda e: f"the network takes {e.lag_ms} ms from {e.player}",
    ev.ConnectionRestored: lambda e: f"{e.player} is connected again",
    ev.ClockStopped: lambda e: "everybody stands: the clock stops",
    ev.ClockSet: lambda e: f"the clock was set back by {e.back_ms} ms",
    ev.Rewound: lambda e: f"what was told after event {e.to_seq} was lost: the game goes on from there",
    ev.ClockStarted: lambda e: f"the clock goes on after {e.stopped_ms} ms",
    ev.GameFinished: lambda e: f"the game is over ({e.reason}): {e.winner or 'nobody'} wins",
}
"""By type of event; what goes without saying has no line."""

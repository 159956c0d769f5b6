"""A game told line by line, as somebody at the table would."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from service.engine.core import events as ev
from service.engine.core.events import Event
from service.engine.core.rules import RULES
from service.scenario.runner import Told


def tell_step(told: Told) -> list[str]:
    """The lines of one step: what was done, what came of it, or why it did not count."""
    lines = [] if told.step is None else [f"[{told.index}] {told.at:>7} ms  {_said(told)}"]
    lines += [f"            {told_event}" for event in told.events if (told_event := tell(event))]
    if told.refusal:
        lines.append(f"            refused, {told.refusal}")
    return lines


def _said(told: Told) -> str:
    assert told.step is not None
    raw = told.step.raw
    if isinstance(raw, dict):
        raw = ", ".join(f"{k}: {v}" for k, v in raw.items() if k not in ("expect", "at"))
    return str(raw)


def tell(event: Event) -> str:
    """One event as a line; empty for what goes without saying."""
    teller = _TELLERS.get(type(event))
    return teller(event) if teller is not None else ""


def _dice(e: ev.DiceRolled) -> str:
    if e.hidden:
        return f"{e.player} throws, and hides the dice"
    who = f"the table, for {e.player}," if e.by_table else e.player
    kept = f", keeping {_faces(e.kept)}" if e.kept else ""
    lying = f" → {_faces(e.table)}" if e.table != e.faces else ""
    return f"{who} throws {_faces(e.faces)} ({e.purpose}){kept}{lying}"


def _faces(faces: list[int]) -> str:
    return "-".join(str(f) for f in faces)


def _combination(e: ev.CombinationMade) -> str:
    return f"{_faces(e.faces)}: {' and '.join(RULES[name].label for name in e.combinations)} of {e.maker}"


def _points(e: ev.PointsMoved) -> str:
    return "; ".join(f"{m.player} {m.points:+d} → {m.score} ({RULES[m.rule].label})" for m in e.movements)


def _sips(e: ev.SipsMoved) -> str:
    drunk = [f"{player} drinks {amount}" for player, amount in e.drunk.items()]
    return "; ".join([*drunk, *(f"{player} has {amount} to give" for player, amount in e.to_give.items())])


def _closed(e: ev.WindowClosed) -> str:
    if e.name in ("chouettes", "cul", "re_throw"):
        return ""
    heard = ", ".join(f"{a.player} at {a.at}" for a in e.answers)
    return f"{e.name} closes: {heard or 'nobody'}" + (f"; silent: {', '.join(e.silent)}" if e.silent else "")


def _shout(e: ev.AnnonceMade) -> str:
    fields = ", ".join(f"{k}: {v}" for k, v in e.fields.items())
    return f"{e.player}: «{e.annonce}»" + (f" ({fields})" if fields else "") + _timing(e)


def _timing(e: ev.AnnonceMade | ev.Bevue) -> str:
    if not isinstance(e.timing, ev.Timing):
        return ""
    t = e.timing
    return (
        f" counts at {t.counted_at}: {t.credit_ms} ms before it came (after {t.reaction_ms} ms, as it says; "
        f"measured {t.measured_ms}, quota {t.quota_ms}, at most {t.cap_ms})"
    )


_TELLERS: dict[type[Event], Callable[[Any], str]] = {
    ev.DiceRolled: _dice,
    ev.DiceShown: lambda e: f"{e.player} shows {_faces(e.faces)}",
    ev.CombinationMade: _combination,
    ev.PointsMoved: _points,
    ev.WindowClosed: _closed,
    ev.AnnonceMade: _shout,
    ev.TurnStarted: lambda e: f"— {e.player} is on turn",
    ev.Bevue: lambda e: f"bévue of {e.player}: {e.detail}" + _timing(e),
    ev.ChallengeTaken: lambda e: f"{e.challenger} challenges {e.defie}",
    ev.ChallengePassed: lambda e: f"{e.player} hands the duel on to {e.defie}",
    ev.TermsSet: lambda e: f"the terms: {e.combination} for {e.amount}",
    ev.DuelEnded: lambda e: f"the duel is {e.outcome}" + (f": {e.winner} takes it" if e.winner else ""),
    ev.SipsMoved: _sips,
    ev.KingMade: lambda e: f"{e.player} is King",
    ev.HoldingGained: lambda e: f"{e.player} gains {e.holding}",
    ev.HoldingLost: lambda e: f"{e.player} loses {e.holding} ({e.reason})",
    ev.DiceReleased: lambda e: f"{e.player} throws, and the dice fly",
    ev.PreventiveMade: lambda e: f"{e.player}, early: «{e.annonce}»",
    ev.PreventiveFailed: lambda e: f"«{e.annonce}» of {e.player} comes to nothing: {e.detail}",
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

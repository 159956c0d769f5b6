"""What happens in Cul de Chouette alone, line by line."""

from __future__ import annotations

from service.engine.core import events as ev
from service.engine.core.rulebook.rules import RULES
from service.engine.core.told.transcript import Lines, points_moved, timing, window_closed
from service.engine.cul_de_chouette import events as cul_events
from service.engine.dice import events as dice_events


def _dice(e: dice_events.DiceRolled) -> str:
    if e.hidden:
        return f"{e.player} throws, and hides the dice"
    who = f"the table, for {e.player}," if e.by_table else e.player
    kept = f", keeping {_faces(e.kept)}" if e.kept else ""
    lying = f" → {_faces(e.table)}" if e.table != e.faces else ""
    return f"{who} throws {_faces(e.faces)} ({e.purpose}){kept}{lying}"


def _faces(faces: list[int]) -> str:
    return "-".join(str(f) for f in faces)


def _combination(e: cul_events.CombinationMade) -> str:
    return f"{_faces(e.faces)}: {' and '.join(RULES[name].label for name in e.combinations)} of {e.maker}"


def _sips(e: cul_events.SipsMoved) -> str:
    drunk = [f"{player} drinks {amount}" for player, amount in e.drunk.items()]
    return "; ".join([*drunk, *(f"{player} has {amount} to give" for player, amount in e.to_give.items())])


def _closed(e: ev.WindowClosed) -> str:
    return "" if e.name in ("chouettes", "cul", "re_throw") else window_closed(e)


LINES: Lines = {
    ev.WindowClosed: _closed,
    cul_events.PointsMoved: points_moved,
    dice_events.DiceRolled: _dice,
    dice_events.DiceShown: lambda e: f"{e.player} shows {_faces(e.faces)}",
    cul_events.CombinationMade: _combination,
    cul_events.Bevue: lambda e: f"bévue of {e.player}: {e.detail}" + timing(e),
    dice_events.ChallengeTaken: lambda e: f"{e.challenger} challenges {e.defie}",
    cul_events.ChallengePassed: lambda e: f"{e.player} hands the duel on to {e.defie}",
    dice_events.TermsSet: lambda e: f"the terms: {e.combination} for {e.amount}",
    dice_events.DuelEnded: lambda e: f"the duel is {e.outcome}" + (f": {e.winner} takes it" if e.winner else ""),
    cul_events.SipsMoved: _sips,
    cul_events.KingMade: lambda e: f"{e.player} is King",
    dice_events.DiceReleased: lambda e: f"{e.player} throws, and the dice fly",
    dice_events.PreventiveMade: lambda e: f"{e.player}, early: «{e.annonce}»",
    dice_events.PreventiveFailed: lambda e: f"«{e.annonce}» of {e.player} comes to nothing: {e.detail}",
}
"""By type of event."""

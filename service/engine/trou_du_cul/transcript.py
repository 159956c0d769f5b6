"""What happened in a match, line by line."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from service.engine.core.events import Event, TurnStarted
from service.engine.core.told import transcript
from service.engine.trou_du_cul import events as ev


def _queens(e: ev.QueensShown) -> str:
    return f"the queen that starts: {', '.join(e.start)}; the queen of the direction: {', '.join(e.direction)}"


LINES: Mapping[type[Event], Callable[[Any], str]] = {
    **transcript.LINES,
    TurnStarted: lambda e: f"— {e.player} is on turn, to {'lead' if e.lead else 'answer'}",
    ev.HandDealt: lambda e: f"manche {e.manche}: {e.dealer} deals " + ", ".join(f"{p} {n}" for p, n in e.hands.items()),
    ev.QueensShown: _queens,
    ev.DirectionSet: lambda e: f"the match goes {e.direction} ({e.reason})",
    ev.DemandMade: lambda e: f"{e.player} asks {e.target} for {', '.join(e.ranks)}",
    ev.CardsExchanged: lambda e: f"{e.giver} gives {e.to} {e.number} ({' '.join(e.cards) or 'hidden'})",
    ev.CardsLaid: lambda e: (
        f"{e.player} lays {' '.join(e.cards)}" + (" (the same)" if e.same else "") + f", {e.left} left"
    ),
    ev.TurnPassed: lambda e: f"{e.player} passes" + (" (forced)" if e.forced else ""),
    ev.RevolutionMade: lambda e: f"{e.player} turns the order with {' '.join(e.cards)}",
    ev.PlayerFinished: lambda e: f"{e.player} has no cards left: place {e.place}",
    ev.TourWon: lambda e: f"the tour is {e.player}'s ({e.reason}); {e.leads} leads",
    ev.VoteCast: lambda e: f"{e.player}: {e.vote}",
    ev.MancheFinished: lambda e: f"manche {e.manche} is over: " + ", ".join(sorted(e.places, key=e.places.__getitem__)),
    ev.GradesGiven: lambda e: ", ".join(f"{player} is {role}" for player, role in e.roles.items()),
}
"""By type of event; what goes without saying has no line."""

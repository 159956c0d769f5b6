"""What happened in a game, line by line."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from service.engine.core.events import ActHeld, ActStopped, Event
from service.engine.core.rulebook.rules import RULES
from service.engine.core.told import transcript
from service.engine.dice.events import ChallengeTaken, DiceRolled, DuelEnded, TermsSet
from service.engine.modulaire import events as ev
from service.engine.modulaire.table.points import SIXTHS


def _points(whole: int, sixths: object) -> str:
    return str(whole) if not isinstance(sixths, int) else f"{whole} {sixths}/{SIXTHS}"


def _moved(e: ev.ModPointsMoved) -> str:
    return "; ".join(
        f"{m.player} {_points(m.points, m.points_sixths)} → {_points(m.score, m.score_sixths)} ({RULES[m.rule].label})"
        for m in e.movements
    )


def _rolled(e: DiceRolled) -> str:
    by = "the table throws for" if e.by_table else ""
    return f"{by} {e.player} {'' if by else 'throws '}{' '.join(map(str, e.faces))} ({e.purpose})".strip()


LINES: Mapping[type[Event], Callable[[Any], str]] = {
    **transcript.LINES,
    DiceRolled: _rolled,
    ChallengeTaken: lambda e: f"{e.challenger} challenges {e.defie}",
    TermsSet: lambda e: f"the terms: {e.combination} for {e.amount}",
    DuelEnded: lambda e: f"the challenge is {e.outcome}",
    ev.ModPointsMoved: _moved,
    ev.CoupMade: lambda e: f"{e.player}: {', '.join(e.combinations) or 'Néant'}",
    ev.ModBevue: lambda e: f"{e.player} makes a bévue: {e.detail}",
    ev.LyingDown: lambda e: f"{e.player} {'lies down' if e.down else 'is up again'}",
    ev.PackShuffled: lambda e: f"{e.cards} tichettes are shuffled",
    ev.Bound: lambda e: f"{e.player} is bound by «{e.answer}» about {e.about}",
    ev.ValuesSet: lambda e: "values: " + ", ".join(f"{p} {value}" for p, value in e.values.items()),
    ev.BankChanged: lambda e: f"the bank is {e.owner}'s, with {e.artichauts} artichauts",
    ev.Transplaned: lambda _: "the game is on the demonic plane",
    ev.SongFault: lambda e: f"{e.player} fails at verse {e.verse} ({e.fault})",
    ev.SongEnded: lambda e: f"the song is over{f', {e.loser} has lost' if e.loser else ''}",
    ev.BirdCaught: lambda e: f"{e.player} catches the bird: {e.solution}",
    ev.MigrationCame: lambda e: "the birds migrate",
    ActHeld: lambda e: f"what {e.player} does waits for {', '.join(e.by)}",
    ActStopped: lambda e: f"what {e.player} did does not count ({e.code})",
    ev.ModHoldingGained: lambda e: f"{e.player} gains {e.holding}" + (f" {e.of}" if e.of else ""),
    ev.ModHoldingLost: lambda e: f"{e.player} loses {e.holding}" + (f" {e.of}" if e.of else "") + f" ({e.reason})",
}
"""By type of event; what goes without saying has no line."""

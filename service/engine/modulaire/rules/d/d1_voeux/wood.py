"""For whom the bouts de bois would change what a combination brings or costs: to these the tichette 18 is offered."""

from __future__ import annotations

from service.engine.core.game import Game
from service.engine.modulaire import hooks
from service.engine.modulaire.rules.d.d1_voeux.interposed import Stock
from service.engine.modulaire.rules.d.d1_voeux.offers import who_hold
from service.engine.modulaire.table.state import Coup
from service.engine.modulaire.throws.combinations import (
    CHOUETTE,
    CUL,
    VELUTE,
    VELUTE_CHOUETTE,
    height,
    plain_value,
    value,
)

WOODEN = (CHOUETTE, VELUTE, VELUTE_CHOUETTE)
"""Combinations that depend on the bouts de bois."""


def before_coup(g: Game, coup: Coup) -> Stock | None:
    """A coup is about to be settled: the offer to the player who gains or loses its combination's value, if any."""
    player, gains = coup.taken_by or coup.thrower, True
    if coup.blocked or CUL in coup.names or coup.sirotage == "won":
        return None
    if coup.sirotage == "lost":
        player, gains = coup.thrower, False
    names = [CHOUETTE] if coup.sirotage else [name for name in WOODEN if name in coup.names]
    if not any(_missing(g, name, height(name, coup.dice), player) for name in names):
        return None
    return _offer(g, {_payee(g, player, gains): player}, of_coup=True)


def before_double(g: Game, players: list[str], x: int) -> Stock | None:
    """A Doublé is about to be settled: one player gains the value of a Chouette, or several lose it."""
    wanting = [p for p in players if _missing(g, CHOUETTE, x, p)]
    return _offer(g, {_payee(g, p, len(players) == 1): p for p in wanting}, of_coup=False)


def _missing(g: Game, name: str, x: int, player: str) -> bool:
    return value(g, name, x, player) != plain_value(name, x)


def _payee(g: Game, player: str, gains: bool) -> str:
    """Who gains or loses in the end: with a File-sirop in force the banker gains (d1 R14)."""
    return next(iter(hooks.takes_gains.ask(g, player)), player) if gains else player


def _offer(g: Game, payees: dict[str, str], of_coup: bool) -> Stock | None:
    able = who_hold(g, list(payees), Stock.CARD)
    return Stock(payees={p: payees[p] for p in able}, of_coup=of_coup) if able else None

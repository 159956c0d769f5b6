"""What a bévue costs: 10 points, at once, in a settlement of its own, from which no guard begins anew (card bevue)."""

from __future__ import annotations

from typing import Any

from service.engine.core.game import Game
from service.engine.core.stored.plain import JsonObject
from service.engine.core.timing import lag
from service.engine.cul_de_chouette.events import Bevue
from service.engine.cul_de_chouette.ledger import Move

COST = 10


def commit(g: Game, player: str, act: JsonObject, code: str, detail: str) -> None:
    """Let a player pay for a wrong act."""
    _count(g, player, act, code, detail, **lag.timing_fields(g))
    g.ledger.settle([Move(player=player, points=-COST, rule="bevue")], guard=False)


def charge_silence(g: Game, players: list[str], code: str, detail: str) -> None:
    """Let those pay who said nothing where a card calls that a bévue: all in one settlement, in order of play.

    In a lenient game silence costs nothing.
    """
    _charge(g, players, {"act": "silence"}, code, detail)


def charge_shouts(g: Game, players: list[str], annonce: str, code: str, detail: str) -> None:
    """Let those pay whose shout has turned out to be wrong when its window closed: all in one settlement."""
    _charge(g, players, {"act": "judged", "annonce": annonce}, code, detail)


def _charge(g: Game, players: list[str], act: JsonObject, code: str, detail: str) -> None:
    paying = [p for p in g.in_order(players) if g.player(p).in_game]
    if g.state.options["bevue"] == "lenient" or not paying:
        return
    for player in paying:
        _count(g, player, act, code, detail)
    g.ledger.settle([Move(player=p, points=-COST, rule="bevue") for p in paying], guard=False)


def _count(g: Game, player: str, act: JsonObject, code: str, detail: str, **timing: Any) -> None:
    g.player(player).faults += 1
    g.emit(Bevue, player=player, act=act, code=code, detail=detail, **timing)

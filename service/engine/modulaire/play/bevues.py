"""What a bévue costs: 10 points, at once, in a settlement of its own."""

from __future__ import annotations

from service.engine.core.game import Game
from service.engine.core.stored.plain import JsonObject
from service.engine.core.timing import lag
from service.engine.modulaire import hooks
from service.engine.modulaire.events import ModBevue
from service.engine.modulaire.table.moves import Move
from service.engine.modulaire.table.points import exact
from service.engine.modulaire.table.state import member

COST = 10


def commit(g: Game, player: str, act: JsonObject, code: str, detail: str) -> None:
    """Let a player pay for a wrong act; it is charged to the person, whichever player they play for."""
    person = g.author(player)
    g.player(person).faults += 1
    g.emit(ModBevue, player=person, act=act, code=code, detail=detail, **lag.timing_fields(g))
    before = exact(member(g, person))
    g.ledger.settle([Move(player=person, points=-COST, rule="a6", kind="bevue")])
    hooks.bevue_made.tell(g, person, before - exact(member(g, person)))

"""What players hold: how many of each, which kinds of it, and whether there is room for more."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET

from service.engine.core.frame import Frame
from service.engine.core.game import Game
from service.engine.core.refusals import OutOfBounds
from service.engine.modulaire import hooks
from service.engine.modulaire.events import ModHoldingGained, ModHoldingLost
from service.engine.modulaire.table.order import exists
from service.engine.modulaire.table.state import member

Kind = str | int

IN_KINDS = ("salade", "tichette", "de_magique", "voeu")
"""Holdings of which each has a kind: whose salade, which card, which result, which vow."""

SINGLE = ("grelottine", "civet", "boucliette", "chaudron")
"""Holdings of which there is room for one."""


def count(g: Game, player_id: str, holding: str, kind: Kind | None = None) -> int:
    """How many of a holding a player has; of this kind, if one is named."""
    held: Any = member(g, player_id).holds.get(holding, 0)
    if isinstance(held, list):
        return len(held) if kind is None else held.count(kind)
    return int(held)


def check_held(g: Game, player_id: str, holding: str) -> None:
    """Whether a player has a holding that is about to be spent. Raises OutOfBounds."""
    if not count(g, player_id, holding):
        raise OutOfBounds("not_held", f"That takes {holding}, which you do not hold.", holding=holding)


def kinds(g: Game, player_id: str, holding: str) -> list[Kind]:
    """The kinds of a holding that a player has, each as often as they have it."""
    return list(member(g, player_id).holds.get(holding, []))


def holders(g: Game, among: list[str], holding: str, kind: Kind | None = None) -> list[str]:
    """Those of these players who have such a holding."""
    return [p for p in among if count(g, p, holding, kind)]


def has_room(g: Game, player_id: str, holding: str) -> bool:
    """Whether a player may receive one more."""
    if holding == "salade":
        return count(g, player_id, holding) < sum(exists(g, p.id) for p in g.state.players) - 1
    if not all(hooks.room_for.ask(g, player_id, holding)):
        return False
    return holding not in SINGLE or not count(g, player_id, holding)


def give(g: Game, player_id: str, holding: str, rule: str, kind: Kind | None = None) -> Frame | None:
    """Give a player a holding, if they have room for it; what decides whether they make room, otherwise."""
    if not exists(g, player_id) or g.over:
        return None
    if has_room(g, player_id, holding):
        put(g, player_id, holding, rule, kind)
        return None
    return next(iter(hooks.makes_room.ask(g, player_id, holding, rule, kind)), None)


def put(g: Game, player_id: str, holding: str, rule: str, kind: Kind | None = None) -> None:
    """Give a player a holding, whatever room there is."""
    holds = member(g, player_id).holds
    holds[holding] = [*holds.get(holding, []), kind] if holding in IN_KINDS else holds.get(holding, 0) + 1
    g.emit(ModHoldingGained, player=player_id, holding=holding, rule=rule, of=UNSET if kind is None else kind)
    hooks.holding_gained.tell(g, player_id, holding)


def take(g: Game, player_id: str, holding: str, kind: Kind | None = None, reason: str = "spent") -> None:
    """Take one of a holding that a player has."""
    holds = member(g, player_id).holds
    if holding in IN_KINDS:
        left = list(holds[holding])
        left.remove(kind if kind is not None else left[0])
        holds[holding] = left
    else:
        holds[holding] -= 1
    if not holds[holding]:
        del holds[holding]
    g.emit(ModHoldingLost, player=player_id, holding=holding, reason=reason, of=UNSET if kind is None else kind)


def listed(holds: dict[str, Any]) -> list[Any]:
    """As scenarios tell it: a name for each, and a mapping for what comes in kinds."""
    found: list[Any] = []
    for holding, held in holds.items():
        found += [{holding: kind} for kind in held] if isinstance(held, list) else [holding] * held
    return found


def gathered(told: list[Any]) -> dict[str, Any]:
    """As it is stored, from what scenarios tell."""
    holds: dict[str, Any] = {}
    for one in told:
        if isinstance(one, dict):
            [(holding, kind)] = one.items()
            holds[holding] = [*holds.get(holding, []), kind]
        else:
            holds[one] = holds.get(one, 0) + 1
    return holds

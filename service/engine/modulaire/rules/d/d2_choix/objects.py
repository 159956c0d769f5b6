"""Small objects: what can be copied, and whether there is room for the copy."""

from __future__ import annotations

from service.engine.core.game import Game
from service.engine.core.refusals import OutOfBounds, Refusal
from service.engine.core.stored.plain import JsonObject
from service.engine.modulaire.constraints import HoldingChoice
from service.engine.modulaire.table.holdings import IN_KINDS, Kind, count, has_room, kinds
from service.engine.modulaire.table.order import order_of_play

Told = str | JsonObject

MAGIC = ("pierre_de_lune", "de_magique", "potion_confusion", "potion_polymorphisme", "plaque", "cake")
SMALL = ("grelottine", "boucliette", "civet", "salade", "tichette", *MAGIC)
"""All that can be copied; not the chaudron, the tabouret, the bank, the walk, nor the two cards of the choice."""

SACOCHE = ("tichette", 6)
"""With it there is room for one thing more."""


def parsed(told: Told) -> tuple[str, Kind | None]:
    """A small object, and of which kind, where it comes in kinds. Raises Refusal, kind `invalid`."""
    if isinstance(told, dict):
        [(name, kind)] = told.items() if len(told) == 1 else [("", None)]
    else:
        name, kind = told, None
    if name not in SMALL:
        raise _malformed(f"object must be one of {', '.join(SMALL)}.")
    if name in IN_KINDS and (not isinstance(kind, int | str) or isinstance(kind, bool)):
        raise _malformed(f'Say which {name}: {{"{name}": …}}.')
    if name not in IN_KINDS and kind is not None:
        raise _malformed(f"There is only one kind of {name}: say the name alone.")
    return name, kind


def _malformed(detail: str) -> Refusal:
    return Refusal("wrong_value", detail, "invalid", field="object")


def told(name: str, kind: Kind | None) -> Told:
    """As it is sent."""
    return name if kind is None else {name: kind}


def check_copy(g: Game, player: str, target: str, name: str, kind: Kind | None) -> None:
    """Whether a player may have a copy of what the target holds. Raises OutOfBounds."""
    if target not in order_of_play(g) or not count(g, target, name, kind):
        raise OutOfBounds("not_held", f"{target} holds no such {name}.", target=target, holding=name)
    if name == "salade" and kind == player:
        raise OutOfBounds("object_not_allowed", "You cannot hold a salade of your own.", holding=name)
    if name in MAGIC and not count(g, player, "chaudron"):
        raise OutOfBounds("no_chaudron", "Without a chaudron you cannot carry magic objects.", holding=name)
    if not has_room(g, player, name) and not count(g, player, *SACOCHE):
        raise OutOfBounds("no_room", f"You have no room for another {name}.", holding=name)


def copyable(g: Game, player: str) -> list[HoldingChoice]:
    """All that a player could copy now, by who holds it."""
    found = []
    for target in order_of_play(g):
        objects = [told(*each) for each in _held(g, target) if _may(g, player, target, *each)]
        if objects:
            found.append(HoldingChoice(target=target, objects=objects))
    return found


def _held(g: Game, target: str) -> list[tuple[str, Kind | None]]:
    plain: list[tuple[str, Kind | None]] = [(n, None) for n in SMALL if n not in IN_KINDS and count(g, target, n)]
    return plain + [(n, kind) for n in SMALL if n in IN_KINDS for kind in dict.fromkeys(kinds(g, target, n))]


def _may(g: Game, player: str, target: str, name: str, kind: Kind | None) -> bool:
    try:
        check_copy(g, player, target, name, kind)
    except OutOfBounds:
        return False
    return True

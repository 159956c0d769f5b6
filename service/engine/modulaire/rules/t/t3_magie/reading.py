"""What a die counts as: the face that it shows, then the confusion of its place, then the thrower's chou rouge."""

from __future__ import annotations

from service.engine.core.game import Game
from service.engine.dice.source import SIDES, opposite
from service.engine.modulaire.rules.t.t3_magie.magic import Confusion, changed, known

# Ruling: a magic die of 0 or 7 under passe-cache and a chou rouge may count as −1 or 8; the card bounds no sum.
PLACES = {1: ("middle",), 2: ("left", "right"), 3: ("left", "middle", "right")}
"""Where dice lie that are thrown together, in the order in which they fall."""

STEPS = {"moins_deux": -2, "moins_un": -1, "plus_un": 1, "plus_deux": 2}
MI_CACHE = "mi_cache"
BI_CACHE = "bi_cache"
PASSE_CACHE = "passe_cache"
CONFUSIONS = (*STEPS, MI_CACHE, BI_CACHE, PASSE_CACHE)


def fronts_count(g: Game, dice: int) -> bool:
    """Whether one of so many dice counts as the side that it turns to the player on turn."""
    confusion = known(g).confusion
    return confusion is not None and any(getattr(confusion, place) == MI_CACHE for place in PLACES[dice])


def read(g: Game, player: str, shown: list[int], fronts: list[int], magic: list[int]) -> list[int]:
    """What dice of a player count as; those of `magic` lie to the right of the others."""
    state = known(g)
    faces, chou = [*shown, *magic], state.chou.get(player, 0)
    counts = []
    for at, (face, place) in enumerate(zip(faces, PLACES[len(faces)], strict=True)):
        side = fronts[at] if at < len(fronts) else face
        below = opposite(face) if at < len(shown) else face
        counts.append(_confused(state.confusion, place, face, side, below, state.last.get(place, face)) + chou)
    return counts


def _confused(confusion: Confusion | None, place: str, face: int, side: int, below: int, last: int) -> int:
    name = getattr(confusion, place) if confusion is not None else ""
    if name in STEPS:
        return (face - 1 + STEPS[name]) % SIDES + 1
    return {MI_CACHE: side, BI_CACHE: below, PASSE_CACHE: last}.get(name, face)


def remember(g: Game, faces: list[int]) -> None:
    """These lie now, each at its place."""
    magic = changed(g)
    magic.last = {**magic.last, **dict(zip(PLACES[len(faces)], faces, strict=True))}

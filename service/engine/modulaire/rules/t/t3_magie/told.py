"""Magic as viewers are shown it, and as scenarios tell it."""

from __future__ import annotations

import msgspec

from service.engine.core.game import Game
from service.engine.core.stored.plain import JsonObject
from service.engine.modulaire.rules.t.t3_magie.magic import Confusion, changed, known
from service.engine.modulaire.view_types import ConfusionView, MagicView

KEYS = ("chou", "confusion", "last_dice", "seats", "shapes", "gold")
"""What a scenario may begin with."""


def shown(g: Game, viewer: str | None) -> MagicView:
    """All of it, and to those who foresee dice these."""
    magic = known(g)
    drunk = ConfusionView(**msgspec.structs.asdict(magic.confusion)) if magic.confusion else None
    seen = next((seer.faces for seer in magic.seers if seer.player == viewer), [])
    return MagicView(
        chou=magic.chou, confusion=drunk, last_dice=magic.last, seats=magic.seats, shapes=magic.shapes, foreseen=seen
    )


def arrange(g: Game, told: JsonObject) -> None:
    """It lies there from the start."""
    said = {name: told[name] for name in KEYS if told.get(name)}
    if not said:
        return
    magic = changed(g)
    magic.gold = said.get("gold")
    magic.chou, magic.last = dict(said.get("chou", {})), dict(said.get("last_dice", {}))
    magic.seats, magic.shapes = dict(said.get("seats", {})), dict(said.get("shapes", {}))
    magic.confusion = Confusion(**said["confusion"]) if "confusion" in said else None


def facts(g: Game) -> JsonObject:
    """By the keys of a scenario."""
    magic = known(g)
    return {
        "chou": {p.id: magic.chou.get(p.id, 0) for p in g.state.players},
        "confusion": msgspec.to_builtins(magic.confusion),
        "last_dice": magic.last or None,
        "seats": magic.seats,
        "shapes": magic.shapes,
    }

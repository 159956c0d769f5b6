"""The dice and cards of a record against the proof of the same game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from chouette_sdk.tournament_check.verdict import difference, shown


def drawn_otherwise(record: Mapping[str, Any], proof: Mapping[str, Any]) -> str | None:
    """Where the record tells other draws than the proof, in words; None where both tell the same. The proof is one
    that was found right."""
    seated = list(record.get("players", {}))
    if seated != proof["players"]:
        return _first("record.players", proof["players"], seated)
    if "deals" in proof:
        dealt = [{hand["player"]: hand["cards"] for hand in deal["hands"]} for deal in proof["deals"]]
        return _first("record.deal", dealt, record.get("deal", []))
    fallen = record.get("options", {}).get("cocked_dice", 0)
    faces = [die for throw in proof["throws"] for die in _with_fronts(throw)]
    cards = [card for shuffle in proof.get("shuffles", []) for card in shuffle["cards"]]
    table = record.get("table")
    deck = table.get("deck", []) if isinstance(table, Mapping) else []
    return (
        _first("record.options.cocked_dice", proof["cocked_dice"], fallen)
        or _first("record.dice", faces, record.get("dice", []))
        or _first("record.table.deck", cards, deck)
    )


def _first(name: str, expected: Any, told: Any) -> str | None:
    found = difference(expected, told)
    if found is None:
        return None
    path, right, wrong = found
    return f"`{name}{path}`: the proof has {shown(right)}, the record {shown(wrong)}"


def _with_fronts(throw: Mapping[str, Any]) -> list[Any]:
    if not throw.get("fronts"):
        return list(throw["faces"])
    return [{"top": top, "front": front} for top, front in zip(throw["faces"], throw["fronts"], strict=False)]

"""Acts as the scenario format writes them, and as the engine takes them."""

from __future__ import annotations

from typing import Any

from service.engine.core.actions.acts import (
    CLAIMS,
    Act,
    Annonce,
    Back,
    Cancel,
    Challenge,
    Cut,
    Forfeit,
    Join,
    Leave,
    Measured,
    Pass,
    Reconnected,
    Terms,
)
from service.engine.core.rulebook import rules
from service.engine.dice.acts import Roll
from service.json_types import JsonObject


def make_act(player: str, act: JsonObject, at: int) -> Act:
    """The engine's act for one act of the scenario format."""
    kind = act["kind"]
    if kind == "roll":
        return Roll(
            player=player, at=at, keep=act.get("keep"), hand=act.get("hand"), magic=act.get("magic"),
            window=act.get("window"),
        )  # fmt: skip
    if kind == "challenge":
        return Challenge(
            player=player, at=at, challenge=act["challenge"], target=act.get("target", ""),
            reaction_ms=act.get("reaction_ms"), connection_ms=act.get("connection_ms"), window=act.get("window"),
        )  # fmt: skip
    if kind == "terms":
        terms = act["terms"]
        return Terms(
            player=player, at=at, combination=terms.get("combination", ""), amount=terms.get("amount", 0),
            window=act.get("window"),
        )  # fmt: skip
    if kind == "annonce":
        fields = {k: v for k, v in act.items() if k not in ("kind", "annonce", "window", *CLAIMS)}
        return Annonce(
            player=player, at=at, annonce=act["annonce"], fields=fields, reaction_ms=act.get("reaction_ms"),
            connection_ms=act.get("connection_ms"), window=act.get("window"),
        )  # fmt: skip
    if kind == "pass":
        return Pass(player=player, at=at, window=act.get("window"))
    if kind == "lag":
        return Measured(player=player, at=at, lag_ms=act["lag"])
    if kind == "leave_for_good":
        return Leave(player=player, at=at, for_good=True)
    if kind == "arrive":
        return Join(player=player, at=at, name=player, bot=act.get("bot") or "")
    bare: dict[str, type[Act]] = {
        "leave": Leave, "forfeit": Forfeit, "back": Back, "cut": Cut,
        "reconnected": Reconnected, "cancel": Cancel,
    }  # fmt: skip
    return bare[kind](player=player, at=at)


def said_with(act: Any, **more: int) -> Any:
    """An act with what it says besides: its claim, the window that it names."""
    if isinstance(act, str):
        act = {act: True} if act in ("pass", "roll") else {"annonce": act}
    return act | more


def said(annonce: str, fields: JsonObject) -> Any:
    """A shout, a challenge or terms, by the word and its fields."""
    kind = rules.spoken_as(annonce)
    if kind == "terms":
        return {"terms": fields}
    if kind == "challenge":
        return {"challenge": annonce, **fields}
    return {"annonce": annonce, **fields} if fields else annonce


def said_wrongly(act: JsonObject) -> Any:
    """A wrong act, by what the event tells of it."""
    kind = act["act"]
    told: Any = kind
    if kind == "terms":
        told = {"terms": {"combination": act["combination"], "amount": act["amount"]}}
    elif kind == "challenge":
        told = {"challenge": act["challenge"], "target": act["target"]}
    elif kind == "annonce":
        told = {"annonce": act["annonce"], **act["fields"]}
    elif kind == "roll":
        told = {"roll": True, **{name: act[name] for name in ("keep", "hand", "magic") if act.get(name)}}
    return said_with(told, window=act["window"]) if "window" in act else told

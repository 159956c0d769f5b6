"""Whether the fields of an act of the rulebook `modulaire` are among what the constraints of an offer allow."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

PLACES = ("left", "middle", "right")

WHOLE = 3
"""How many dice there are."""


def against(fields: dict[str, Any], limits: dict[str, Any]) -> str:
    """What a client that keeps to the constraints would never have sent; empty if it would have."""
    if "card" in fields and "tichettes" in limits:
        return _card(fields, limits["tichettes"])
    for name, value in fields.items():
        try:
            if not ALLOWED[name](value, limits, fields):
                return f"{name} {value} is not allowed"
        except KeyError as missing:
            return f"nothing says what {name} may be ({missing})"
    return ""


def _card(fields: dict[str, Any], offered: list[dict[str, Any]]) -> str:
    """A tichette, and what it needs beside itself."""
    named = [choice for choice in offered if choice["card"] == fields["card"]]
    if not named:
        return f"card {fields['card']} is not allowed"
    plural = {"target": "targets", "number": "numbers", "position": "positions", "solution": "solutions"}
    for name, value in fields.items():
        if name != "card" and value not in named[0].get(plural.get(name, name), []):
            return f"{name} {value} is not allowed with card {fields['card']}"
    return ""


def _within(value: int, bounds: dict[str, Any]) -> bool:
    return bool(bounds["minimum"] <= value <= bounds["maximum"])


def _combination(name: str, limits: dict[str, Any]) -> dict[str, Any]:
    return next((each for each in limits["combinations"] if each["name"] == name), {})


def _amount(value: Any, limits: dict[str, Any], fields: dict[str, Any]) -> bool:
    named = _combination(fields["combination"], limits) if "combination" in fields else limits["amount"]
    return _within(value, named)


def _object(value: Any, limits: dict[str, Any], fields: dict[str, Any]) -> bool:
    of = next((each for each in limits["holdings"] if each["target"] == fields["target"]), {})
    return value in of.get("objects", [])


def _target(value: str, limits: dict[str, Any], fields: dict[str, Any]) -> bool:
    if "holdings" in limits:
        return value in [each["target"] for each in limits["holdings"]]
    return value in limits["targets"]


def _shares(value: list[dict[str, Any]], limits: dict[str, Any], fields: dict[str, Any]) -> bool:
    return all(share["target"] in limits["targets"] for share in value)


def _objects(value: list[Any], limits: dict[str, Any], fields: dict[str, Any]) -> bool:
    """An order within the gold, of what is sold, no more of each than is allowed, with what each needs."""
    sold = {each["name"]: each for each in limits["on_sale"]}
    wanted = [ware["object"] if isinstance(ware, dict) else ware for ware in value]
    if any(name not in sold for name in wanted):
        return False
    targets = [(sold[ware["object"]], ware["target"]) for ware in value if isinstance(ware, dict)]
    return (
        sum(sold[name]["price"] for name in wanted) <= limits["gold"]
        and all(many <= sold[name].get("most", many) for name, many in Counter(wanted).items())
        and all(target in ware["targets"] for ware, target in targets)
    )


def _keep(value: list[int], limits: dict[str, Any], fields: dict[str, Any]) -> bool:
    return len(value) <= limits["keep_at_most"] and not Counter(value) - Counter(limits["keep_from"])


def _hand(value: str, limits: dict[str, Any], fields: dict[str, Any]) -> bool:
    dice = limits["dice"] if not fields.get("keep") else WHOLE - len(fields["keep"])
    return any(value in choice["hands"] for choice in limits["hand"] if choice["dice"] == dice)


def _magic(value: list[int], limits: dict[str, Any], fields: dict[str, Any]) -> bool:
    return len(value) <= limits["dice"] and not Counter(value) - Counter(limits["magic"])


def _forced(value: Any, limits: dict[str, Any], fields: dict[str, Any]) -> bool:
    """One of the acts; one with an amount that is open; or an order at a shop."""
    if value in limits["acts"]:
        return True
    if not isinstance(value, dict):
        return False
    if value.get("annonce") == "emplettes":
        return _objects(value["objects"], limits, {})
    said = value.get("terms", value)
    for within in limits.get("acts_within", ()):
        least = within["act"].get("terms", within["act"])
        if said | {"amount": 0} == least | {"amount": 0}:
            return bool(least["amount"] <= said["amount"] <= within["maximum"])
    return False


def _confusion(value: str, limits: dict[str, Any], fields: dict[str, Any]) -> bool:
    return value in limits["confusions"] and [fields.get(place) for place in PLACES].count(value) == 1


ALLOWED: dict[str, Callable[[Any, dict[str, Any], dict[str, Any]], bool]] = {
    "target": _target,
    "into": lambda value, limits, fields: value in limits["targets"] and value != fields["target"],
    "targets": lambda value, limits, _: len(set(value)) == len(value) and set(value) <= set(limits["targets"]),
    "combination": lambda value, limits, _: bool(_combination(value, limits)),
    "second": lambda value, limits, _: value in limits["seconds"],
    "amount": _amount,
    "value": lambda value, limits, _: value in limits["names" if isinstance(value, str) else "values"],
    "gesture": lambda value, limits, _: sorted(value) in [sorted(each) for each in limits["gestures"]],
    "solution": lambda value, limits, _: value in limits["solutions"],
    "object": _object,
    "objects": _objects,
    "shares": _shares,
    "act": _forced,
    "left": _confusion,
    "middle": _confusion,
    "right": _confusion,
    "text": lambda value, limits, _: isinstance(value, str),
    "keep": _keep,
    "hand": _hand,
    "magic": _magic,
}
"""Whether a field may have this value. Raises KeyError where the constraints do not tell."""

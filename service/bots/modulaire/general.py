"""What fields an act may have, by nothing but its constraints: for words that nothing else is known about."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from service.bots.modulaire.observation import Offer
from service.json_types import JsonMapping, JsonObject

OPTIONAL = ("card", "second", "keep", "hand", "magic")
"""Fields that may be left out."""


def fill(offer: Offer, chance: Random) -> JsonObject | None:
    """Anything that the constraints allow; None where they do not say enough."""
    fields: JsonObject = {}
    named: JsonMapping = {}
    if "combination" in offer.fields:
        combinations = offer.limits.get("combinations") or []
        if not combinations:
            return None
        named = chance.choice(combinations)
        fields["combination"] = named["name"]
    for name in offer.fields:
        if name in fields or name in OPTIONAL:
            continue
        value = _one(name, offer.limits, named, chance)
        if value is None:
            return None
        fields[name] = value
    return fields


def _one(name: str, limits: JsonMapping, named: JsonMapping, chance: Random) -> Any:
    if name == "amount":
        bounds = named or limits.get("amount")
        return None if not bounds else chance.randint(bounds["minimum"], bounds["maximum"])
    if name == "shares":
        return []
    if name == "text":
        return "Tu es sûr ?"
    choices = limits.get(f"{name}s") or limits.get(name)
    if isinstance(choices, Mapping) and "minimum" in choices:
        return chance.randint(choices["minimum"], choices["maximum"])
    return chance.choice(choices) if isinstance(choices, list) and choices else None

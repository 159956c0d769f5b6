"""Whether what a player does was offered to them: by `expected` alone, as a client draws its buttons from it."""

from __future__ import annotations

from typing import Any

import msgspec

from service import engine
from service.engine.core.actions.acts import Act, Annonce, Challenge, Pass, Saying, Terms
from service.engine.core.told.view_types import ExpectedAct
from service.engine.dice.acts import Roll
from service.engine.modulaire.constraints import ModConstraints
from tests.scenarios import modular_offers

DONE_OFTEN = (Saying, Roll, Pass)


def said(act: Act) -> tuple[str, str, dict[str, Any]]:
    """The kind of an act, its word (none for a throw and a pass) and its fields."""
    if isinstance(act, Roll):
        given = {"keep": act.keep, "hand": act.hand, "magic": act.magic}
        return "roll", "", {name: value for name, value in given.items() if value}
    if isinstance(act, Pass):
        return "pass", "", {}
    if isinstance(act, Challenge):
        return "challenge", act.challenge, {"target": act.target}
    if isinstance(act, Terms):
        return "terms", "terms", {"combination": act.combination, "amount": act.amount}
    assert isinstance(act, Annonce)
    return "annonce", act.annonce, act.fields


def offered(game: engine.Game, act: Act) -> str:
    """Why this act was not among what is expected of its player just now; empty if it was."""
    ahead = engine.decode(engine.encode(game))
    engine.settle(ahead, act.at + ahead.option("settle_ms") - 1)
    return among(engine.expected(ahead, act.player, act.at).acts, act)


def among(expected: list[ExpectedAct], act: Act) -> str:
    """Why this act is none of those that are expected of its player; empty if it is."""
    kind, word, fields = said(act)
    offers = [o for o in expected if (o.act, word or o.name) == (kind, o.name)]
    if not offers:
        return f"{word or kind} is not offered"
    reasons = [_against(offer, fields) for offer in offers if offer.not_before <= act.at] or ["it is not time yet"]
    return "" if "" in reasons else reasons[0]


def _against(offer: ExpectedAct, fields: dict[str, Any]) -> str:
    """What a client that keeps to the constraints would never have sent; empty if it would have."""
    limits = msgspec.to_builtins(offer.constraints)
    unknown = [name for name in fields if name not in offer.fields]
    if unknown:
        return f"{offer.name} has no field {unknown[0]}"
    if isinstance(offer.constraints, ModConstraints):
        wrong = modular_offers.against(fields, limits)
        return f"{offer.name}: {wrong}, and the constraints are {limits}" if wrong else ""
    entries = [entry for name in ("bets", "shares") for entry in fields.get(name, ())]
    plain = {name: value for name, value in fields.items() if name not in ("bets", "shares")}
    wrong = next((why for each in (plain, *entries) if (why := _wrong(each, limits))), "")
    if entries and not wrong:
        wrong = _sum(entries, limits)
    return f"{offer.name}: {wrong}, and the constraints are {limits}" if wrong else ""


def _wrong(fields: dict[str, Any], limits: dict[str, Any]) -> str:
    named = next((each for each in limits.get("combinations", ()) if each["name"] == fields.get("combination")), {})
    right = {
        "target": lambda value: value in limits["targets"],
        "bet_on": lambda value: any(value in bets for bets in limits["bets_on"].values()),
        "combination": lambda value: bool(named),
        "value": lambda value: value in (named or limits)["values"],
        "amount": lambda value: _within(value, named or limits["amount"]),
        "keep": lambda value: len(value) <= limits["keep_at_most"] and set(value) <= set(limits["keep_from"]),
        "words": lambda value: isinstance(value, str),
    }
    for name, value in fields.items():
        try:
            if not right[name](value):
                return f"{name} {value} is not allowed"
        except KeyError as missing:
            return f"nothing says what {name} may be ({missing})"
    return ""


def _within(value: int, bounds: dict[str, Any]) -> bool:
    return bool(bounds["minimum"] <= value <= bounds["maximum"])


def _sum(entries: list[dict[str, Any]], limits: dict[str, Any]) -> str:
    total = sum(entry["amount"] for entry in entries)
    return "" if _within(total, limits["total"]) else f"{total} in all is not within {limits['total']}"

"""Whether what a player says was offered to him: by `expected` alone, as a client draws its buttons from it."""

from __future__ import annotations

from typing import Any

from service import engine
from service.engine.cul_de_chouette.expectations import ExpectedAct
from service.engine.kernel.acts import Act, Annonce, Challenge, Terms

SPOKEN = (Annonce, Challenge, Terms)


def said(act: Act) -> tuple[str, str, dict[str, Any]]:
    """The kind of an act of words, its word and its fields."""
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
    kind, word, fields = said(act)
    offers = [o for o in engine.expected(ahead, act.player, act.at).acts if (o.act, o.name) == (kind, word)]
    if not offers:
        return f"{word} is not offered"
    reasons = [_against(offer, fields) for offer in offers if offer.not_before <= act.at] or ["it is not time yet"]
    return "" if "" in reasons else reasons[0]


def _against(offer: ExpectedAct, fields: dict[str, Any]) -> str:
    """What a client that keeps to the constraints would never have sent; empty if it would have."""
    limits = offer.constraints
    unknown = [name for name in fields if name not in offer.fields]
    if unknown:
        return f"{offer.name} has no field {unknown[0]}"
    for name, value in fields.items():
        if name in ("bets", "shares"):
            inner = [_wrong(key, each, limits) for entry in value for key, each in entry.items()]
            wrong = next((reason for reason in inner if reason), "") or _sum(value, limits)
        else:
            wrong = _wrong(name, value, limits)
        if wrong:
            return f"{offer.name}: {wrong}, and the constraints are {limits}"
    if isinstance(limits.get("combinations"), dict) and not _is_stake(fields, limits):
        return f"{offer.name}: {fields} is no stake within {limits}"
    return ""


def _is_stake(fields: dict[str, Any], limits: dict[str, Any]) -> bool:
    most = limits["combinations"][fields["combination"]]
    return bool(fields["amount"] == most if limits.get("fixed") else 1 <= fields["amount"] <= most)


def _wrong(name: str, value: Any, limits: dict[str, Any]) -> str:
    right = {
        "target": lambda: value in limits["targets"],
        "bet_on": lambda: any(value in bets for bets in limits["bets_on"].values()),
        "combination": lambda: value in limits["combinations"],
        "value": lambda: _number(value, limits),
        "amount": lambda: _amount(value, limits),
        "words": lambda: isinstance(value, str),
    }[name]
    try:
        return "" if right() else f"{name} {value} is not allowed"
    except KeyError as missing:
        return f"nothing says what {name} may be ({missing})"


def _number(value: int, limits: dict[str, Any]) -> bool:
    if "values" in limits:
        return value in limits["values"]
    if "with_value" in limits:
        return True
    return bool(value == limits["value"])


def _amount(value: int, limits: dict[str, Any]) -> bool:
    if isinstance(limits.get("combinations"), dict):
        return True
    if isinstance(limits["amount"], int):
        return 1 <= value <= limits["amount"]
    most = limits["amount"].get("maximum", limits["amount"].get("maximum_in_all"))
    return bool(limits["amount"]["minimum"] <= value <= most)


def _sum(entries: list[dict[str, Any]], limits: dict[str, Any]) -> str:
    total = sum(entry["amount"] for entry in entries)
    most = limits["amount"] if isinstance(limits["amount"], int) else limits["amount"]["maximum_in_all"]
    return f"{total} in all is over {most}" if total > most else ""

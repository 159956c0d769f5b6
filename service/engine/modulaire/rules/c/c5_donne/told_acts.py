"""Acts as they are told in a field: a name, or a mapping that says more."""

from __future__ import annotations

from service.engine.core.actions.acts import Act, Annonce, Challenge, Pass, Terms
from service.engine.core.game import Game
from service.engine.core.refusals import Refusal
from service.engine.core.rulebook import rules
from service.engine.core.stored.plain import JsonObject
from service.engine.dice.acts import Roll

Told = str | JsonObject

KINDS = ("annonce", "challenge", "terms", "roll", "pass")
HANDS = ("left", "right")


def _malformed(detail: str) -> Refusal:
    return Refusal("wrong_value", detail, "invalid", field="act")


def act_of(g: Game, player: str, told: Told, at: int) -> Act:
    """The act of this player at this instant (ms). Raises Refusal, kind `invalid`, for what is none."""
    if isinstance(told, str):
        told = {told: True} if told in ("pass", "roll") else {"annonce": told}
    named = [kind for kind in KINDS if kind in told]
    if len(named) != 1:
        raise _malformed(f"act must name one of {', '.join(KINDS)}.")
    [kind] = named
    more = {key: value for key, value in told.items() if key != kind}
    if kind == "annonce":
        return _annonce(g, player, at, told["annonce"], more)
    if kind == "challenge":
        if set(more) != {"target"} or not all(isinstance(said, str) for said in told.values()):
            raise _malformed("A challenge has its name and a target.")
        return Challenge(player=player, at=at, challenge=told["challenge"], target=more["target"])
    if kind == "terms":
        return _terms(player, at, told["terms"], more)
    if kind == "roll":
        return _roll(player, at, more)
    if more:
        raise _malformed("A pass says nothing else.")
    return Pass(player=player, at=at)


def _annonce(g: Game, player: str, at: int, name: object, fields: JsonObject) -> Act:
    if not isinstance(name, str):
        raise _malformed("annonce must be the id of one.")
    if name == "pass" and not fields:
        return Pass(player=player, at=at)
    said = rules.word(g, name)
    if said is not None and said.spoken_as == "challenge" and set(fields) == {"target"}:
        return act_of(g, player, {"challenge": name, **fields}, at)
    return Annonce(player=player, at=at, annonce=name, fields=fields)


def _terms(player: str, at: int, terms: object, more: JsonObject) -> Act:
    if more or not isinstance(terms, dict) or set(terms) != {"combination", "amount"}:
        raise _malformed("terms are a mapping of combination and amount.")
    return Terms(player=player, at=at, combination=terms["combination"], amount=terms["amount"])


def _roll(player: str, at: int, more: JsonObject) -> Act:
    keep, hand = more.get("keep"), more.get("hand")
    numbers = keep is None or (isinstance(keep, list) and all(type(result) is int for result in keep))
    if set(more) - {"keep", "hand"} or not numbers or hand not in (None, *HANDS):
        raise _malformed("A roll has keep, a list of results, and hand, left or right; both may be left out.")
    return Roll(player=player, at=at, keep=keep, hand=hand)

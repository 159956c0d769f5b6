"""What is a decision of a player, and which ones are open: what another may decide for them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

import msgspec

from service.engine.core.actions.act_classification import takes
from service.engine.core.actions.acts import Act, Pass, Saying
from service.engine.core.game import Game
from service.engine.core.rulebook import rules
from service.engine.core.stored.plain import JsonObject
from service.engine.core.stored.state import Record
from service.engine.core.told import expectations
from service.engine.core.told.view_types import ExpectedAct
from service.engine.core.windows.window import Window
from service.engine.dice.acts import Roll
from service.engine.dice.throws import WHOLE
from service.engine.dice.window import ThrowWindow
from service.engine.modulaire.constraints import ActWithin, ModConstraints
from service.engine.modulaire.rules.c.c5_donne.told_acts import Told

UNDECIDED = (
    "pas_mou_le_caillou", "grelotte_ca_picote", "sans_fin_est_la_moisissure", "double", "artichette",
    "sloubi", "sloubi_halte", "salade", "je_force",
    "droit_de_vidage", "voeu", "je_pioche", "duplication", "potion_confusion", "tabouret", "potion_polymorphisme",
    "plaque_dissimulation", "je_mange_le_cake", "question", "je_me_leve",
)  # fmt: skip
"""Races, what all are quick with, verses and what is said about another's act, and what no player is asked for."""

CARD = "lance_tichette"
BESIDE_CARD = {
    "target": "targets", "number": "numbers", "position": "positions", "solution": "solutions", "about": "about"
}  # fmt: skip
"""What is said with a card, by field, and under which name it is told what that may be."""

UNASKED_CARDS = (10, 11, 13, 19, 20, 21, "etoile")
"""Cards that are thrown at any time: no decision, unless a window asks for one of them."""


def is_decision(g: Game, act: Act) -> bool:
    """Whether this is something that one decides, now."""
    if isinstance(act, Pass):
        return bool(windows_asking(g, act.player))
    if isinstance(act, Roll):
        return act.magic is None and any(isinstance(w, ThrowWindow) and w.keeping for _, w in _asking(g, act.player))
    if not isinstance(act, Saying) or act.word in UNDECIDED:
        return False
    if act.word != CARD or act.said.get("card") not in UNASKED_CARDS:
        return True
    # An offer of another card asks for none of these.
    return any(w.understands(act.player, CARD) and takes(g, act, record) for record, w in _asking(g, act.player))


def is_decision_window(window: Window) -> bool:
    """Whether it waits for a player's decision."""
    return window.can_be_passed and any(word not in UNDECIDED for word in window.words)


def windows_asking(g: Game, player: str) -> list[int]:
    """The ids of the windows that wait for a decision of this player."""
    return [record.id for record, w in g.windows() if is_decision_window(w) and w.asks(player)]


def _asking(g: Game, player: str) -> list[tuple[Record, Window]]:
    return [(record, w) for record, w in g.windows() if w.asks(player) or player in w.held]


def open_decisions(g: Game, player: str, *more: Told) -> ModConstraints | None:
    """All that the player could decide now, as their acts are sent, and these more; None for nothing."""
    found = _Found()
    # What a player who stands would be asked on sitting down cannot be forced while they stand.
    asking = {None, *(record.id for record, window in g.windows() if window.asks(player))}
    for one in expectations.acts_now(g, player, without=UNDECIDED):
        if one.not_before <= g.now and one.window in asking:
            _take(g, player, one, found)
    found.acts += more
    if not found.acts and not found.shop:
        return None
    within = found.within or msgspec.UNSET
    return ModConstraints(targets=[player], acts=found.acts, acts_within=within, **found.shop)


class _Found(msgspec.Struct):
    """acts: each as it is sent. within: those whose amount is open. shop: what an order may hold, as it is told."""

    acts: list[Told] = []
    within: list[ActWithin] = []
    shop: dict[str, Any] = {}


def _take(g: Game, player: str, one: ExpectedAct, found: _Found) -> None:
    """Add what can be sent of an act that is expected."""
    limits = msgspec.to_builtins(one.constraints)
    if one.act == "pass":
        found.acts += ["pass"] if windows_asking(g, player) else []
    elif one.act == "roll":
        found.acts += _throws(limits) if "keep_from" in limits else []
    elif "on_sale" in limits:
        told = one.constraints
        assert isinstance(told, ModConstraints)
        found.shop = {"gold": told.gold, "on_sale": told.on_sale}
    else:
        for fields, most in _fillings(g, one.name, limits):
            if one.name == CARD and one.window is None and fields.get("card") in UNASKED_CARDS:
                continue
            act = _as_told(one, fields)
            found.acts.append(act)
            if most > fields.get("amount", most):
                assert isinstance(act, dict)
                found.within.append(ActWithin(act=act, maximum=most))
                found.acts.append(_as_told(one, fields | {"amount": most}))


def _as_told(one: ExpectedAct, fields: JsonObject) -> Told:
    """A word with its fields as it is sent."""
    if one.act == "terms":
        return {"terms": fields}
    if one.act == "challenge":
        return {"challenge": one.name, **fields}
    return {"annonce": one.name, **fields} if fields else one.name


def _fillings(g: Game, name: str, limits: JsonObject) -> Iterator[tuple[JsonObject, int]]:
    """What may be sent with a word: every choice for every field, none where that is not known.

    Of an amount it is the least, and beside it the greatest that it may be instead; 0 where there is no amount.
    """
    if name == CARD:
        yield from ((card, 0) for card in _cards(limits))
        return
    said = rules.word(g, name)
    assert said is not None
    must = [field.name for field in said.fields if field.required]
    if "combination" in must:
        for named in limits.get("combinations", ()):
            fields = {"combination": named["name"], "amount": named["minimum"]}
            yield fields, named["maximum"]
            seconds = [other for other in limits.get("seconds", ()) if other != named["name"]]
            yield from ((fields | {"second": other}, named["maximum"]) for other in seconds)
        return
    if must == ["amount"] and "amount" in limits:
        yield {"amount": limits["amount"]["minimum"]}, limits["amount"]["maximum"]
        return
    for values in product(*(_choices(name, limits) for name in must)):
        yield dict(zip(must, values, strict=True)), 0
    yield from ((card, 0) for card in _cards(limits))


def _choices(field: str, limits: JsonObject) -> list[object]:
    return list(limits.get(f"{field}s", limits.get(field, limits.get("names", []) if field == "value" else [])) or [])


def _cards(limits: JsonObject) -> Iterator[JsonObject]:
    """Every card that may be said, with every choice of what it needs."""
    for one in limits.get("tichettes", ()):
        needs = {name: one[told] for name, told in BESIDE_CARD.items() if told in one}
        for values in product(*needs.values()):
            yield {"card": one["card"], **dict(zip(needs, values, strict=True))}


def _throws(limits: JsonObject) -> Iterator[Told]:
    """Every choice of results that are kept, and none."""
    for many in range(limits["keep_at_most"] + 1):
        for kept in sorted(set(combinations(sorted(limits["keep_from"]), many))):
            yield _thrown(limits, *kept)


def _thrown(limits: JsonObject, *kept: int) -> Told:
    """A throw that keeps these results, with the hand that is prescribed for the others."""
    dice = WHOLE - len(kept)
    hands: list[str] = next((c["hands"] for c in limits.get("hand", ()) if c["dice"] == dice), [])
    if not kept and len(hands) != 1:
        return "roll"
    told: JsonObject = {"roll": True}
    if kept:
        told["keep"] = list(kept)
    if len(hands) == 1:
        told["hand"] = hands[0]
    return told

"""The constraints of what is expected are exact: what they end with counts, and one step beyond it does not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from service import engine
from service.engine.core.actions.acts import Act
from service.engine.core.rulebook.rules import RULES
from service.engine.core.told.view_types import ExpectedAct
from service.engine.cul_de_chouette.events import Bevue
from service.engine.cul_de_chouette.rules.dice_in_hand.tichette.bidding import Tichette
from service.engine.cul_de_chouette.rules.table.chante_sloubi import Song
from service.engine.dice.acts import Roll
from tests.fuzz.acting import spoken

Fields = dict[str, Any]
Try = tuple[Fields, bool]
"""Fields to say, and whether they count."""


def check(blob: bytes, who: str, now: int) -> set[str]:
    """Say everything that this player is offered, at its bounds and beyond. The names of what had any."""
    found = set()
    for offer in engine.expected(engine.decode(blob), who, now).acts:
        if offer.not_before > now or (offer.deadline is not None and offer.deadline < now):
            continue
        for fields, right in tries(offer, engine.decode(blob)):
            found.add(offer.name)
            judge(blob, act_of(offer, who, now, fields), right)
    return found


def judge(blob: bytes, act: Act, right: bool) -> None:
    """Play it on a copy, and see whether it counts."""
    game = engine.decode(blob)
    try:
        engine.play(game, act)
    except engine.Refusal as refusal:
        if right:
            raise AssertionError(f"within the constraints, and refused: {act}: {refusal.message}") from refusal
        return
    fell = any(isinstance(event, Bevue) and event.act["act"] == "fallen" for event in game.fresh)
    if right:
        assert game.effect in ("counted", "repeated") or fell, f"within the constraints, and {game.effect}: {act}"
        assert not is_fault(game, act), f"within the constraints, and a fault: {act}"
    else:
        assert game.effect != "counted" or is_fault(game, act), f"beyond the constraints, and {game.effect}: {act}"


def is_fault(game: engine.Game, act: Act) -> bool:
    """Whether it counts as what nobody had better say: a false bid, a number that is not the next of a song."""
    said = getattr(act, "annonce", "")
    if said == "sloubi":
        songs = [record.frame for record in game.state.records if isinstance(record.frame, Song)]
        return not any(song.player == act.player for song in songs)
    tables = [record.frame for record in game.state.records if isinstance(record.frame, Tichette)]
    return bool(tables and act.player in tables[0].erring)


def act_of(offer: ExpectedAct, who: str, now: int, fields: Fields) -> Act:
    """What is offered, with these fields."""
    if offer.act == "roll":
        return Roll(player=who, at=now, keep=fields.get("keep"))
    word = next(w for rule in RULES.values() for w in rule.words if w.id == offer.name)
    return spoken(word, who, now, fields)


def tries(offer: ExpectedAct, game: engine.Game) -> Iterator[Try]:
    """What may be said within the constraints, and what is just beyond them."""
    told = msgspec.to_builtins(offer.constraints)
    if offer.constraints.at_own_risk is True or offer.act == "pass":
        return
    if offer.act == "roll":
        yield from _kept(told)
    elif "bets" in offer.fields:
        yield from _bets(told, game)
    elif "shares" in offer.fields:
        yield from _shares(told)
    elif "combinations" in told:
        yield from _stakes(told, game, is_terms=offer.act == "terms")
    elif "targets" in told:
        yield from _targets(told, game)
    elif "values" in told:
        yield from _values(told)
    else:
        yield {}, True


def _kept(told: Fields) -> Iterator[Try]:
    yield {}, True
    faces, most = told.get("keep_from", []), told.get("keep_at_most", 0)
    if most:
        yield {"keep": faces[:most]}, True
        yield {"keep": faces[-most:]}, True
    yield {"keep": (faces * 3)[: most + 1] or [6]}, False
    for face in {1, 2, 3, 4, 5, 6} - set(faces):
        yield {"keep": [face]}, False


def _stakes(told: Fields, game: engine.Game, *, is_terms: bool) -> Iterator[Try]:
    for named in told["combinations"]:
        least, most, values = named["minimum"], named["maximum"], named["values"]
        said = {"combination": named["name"]}
        yield said | {"amount": least}, True
        yield said | {"amount": most}, True
        yield said | {"amount": most + 1}, False
        # À l'Aquitaine the stake is fixed, and 0 stands for it.
        yield said | {"amount": least - 1}, is_terms and game.has_rule("aquitaine") and least == 1
        for value in values:
            yield said | {"amount": least, "value": value}, True
        if not is_terms:
            yield said | {"amount": least, "value": 0}, False
            yield said | {"amount": least, "value": 7}, False


def _bets(told: Fields, game: engine.Game) -> Iterator[Try]:
    total, targets = told["total"], told["targets"]
    for named in told["combinations"][:3]:
        said = {"target": targets[0], "combination": named["name"]}
        for amount, right in (
            (named["minimum"], True), (named["maximum"], True), (total["maximum"], True), (named["minimum"] - 1, False),
            (named["maximum"] + 1, False), (total["maximum"] + 1, False),
        ):  # fmt: skip
            yield {"bets": [said | {"amount": amount}]}, right
    if total["maximum"] >= len(targets) > 1:
        each = [{"target": target, "combination": said["combination"], "amount": 1} for target in targets]
        each[0]["amount"] = total["maximum"] - len(targets) + 1
        yield {"bets": each}, True
        each[0] = each[0] | {"amount": each[0]["amount"] + 1}
        yield {"bets": each}, False


def _shares(told: Fields) -> Iterator[Try]:
    targets, least, most = told["targets"], told["amount"]["minimum"], told["total"]["maximum"]
    for target in targets:
        yield {"shares": [{"target": target, "amount": most}]}, True
    yield {"shares": [{"target": targets[0], "amount": most + 1}]}, False
    yield {"shares": [{"target": targets[0], "amount": told["total"]["minimum"] - 1}]}, False
    if most > least:
        shares = [{"target": targets[0], "amount": least}, {"target": targets[-1], "amount": most - least}]
        yield {"shares": shares}, True
    yield {"shares": [{"target": targets[0], "amount": most}, {"target": targets[-1], "amount": least - 1}]}, False


def _targets(told: Fields, game: engine.Game) -> Iterator[Try]:
    for target in told["targets"]:
        if "bets_on" not in told:
            yield {"target": target}, True
        for bet_on in told.get("bets_on", {}).get(target, ()):
            yield {"target": target, "bet_on": bet_on}, True
    for player in game.state.players:
        if player.id not in told["targets"]:
            yield {"target": player.id}, False


def _values(told: Fields) -> Iterator[Try]:
    values = told["values"]
    # A song ends with its last number, right or wrong.
    if values != [told.get("up_to")]:
        for value in (values[0], values[-1]):
            yield {"value": value}, True
    for value in (values[0] - 1, values[-1] + 1):
        yield {"value": value}, False

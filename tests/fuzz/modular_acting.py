"""How numbers become an act of the rulebook `modulaire`: one that is expected, or any word with anything in it."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from service import engine
from service.engine.core.actions.acts import (
    Act,
    Annonce,
    Back,
    Challenge,
    Cut,
    Forfeit,
    Leave,
    Pass,
    Reconnected,
    Terms,
)
from service.engine.core.rulebook import rules
from service.engine.core.rulebook.rules import RULES, Field, Word
from service.engine.core.told.view_types import ExpectedAct
from service.engine.dice.acts import Roll
from service.engine.modulaire.constraints import CardChoice, ModConstraints
from service.engine.modulaire.rules import ORDER
from tests.fuzz.tables import Move

EAGER = 0.75
"""How many of the acts that are expected are more than a pass or a throw, where these may be made too."""

LAST_WORDS = ("droit_de_vidage",)
"""What ends the part of its player is rarely chosen."""


def words() -> list[Word]:
    """Every word of every module."""
    return [word for module in ORDER for word in RULES[module].words]


def make(game: engine.Game, people: list[str], move: Move, at: int) -> Act:
    """The act that a move is in this game at this instant (ms)."""
    rng, seat = Random(move.salt), move.who % len(people)
    who = people[seat]
    if move.what < 70:
        for able in people[seat:] + people[:seat]:
            acts = engine.expected(game, able, at).acts
            said = [one for one in acts if one.act not in ("pass", "roll")]
            if said and rng.random() < EAGER:
                one = rng.choice(said)
                if one.name not in LAST_WORDS or rng.random() < 0.02:
                    return act_of(game, able, one, at, rng)
            if acts:
                return act_of(game, able, rng.choice(acts), at, rng)
    if move.what < 92:
        return anything(game, who, at, rng)
    if Random(move.salt + 3).random() < 0.03:
        return Forfeit(player=who, at=at)
    plain: tuple[Act, ...] = (
        Leave(player=who, at=at), Back(player=who, at=at), Back(player=who, at=at), Cut(player=who, at=at),
        Reconnected(player=who, at=at),
    )  # fmt: skip
    return plain[move.what % len(plain)]


def act_of(game: engine.Game, who: str, one: ExpectedAct, at: int, rng: Random) -> Act:
    """An expected act with fields drawn from what its constraints allow; half of them name their window."""
    window = one.window if rng.random() < 0.5 else None
    choices = one.constraints
    assert isinstance(choices, ModConstraints)
    at = max(at, one.not_before)
    if one.act == "pass":
        return Pass(player=who, at=at, window=window)
    if one.act == "roll":
        return Roll(player=who, at=at, window=window, **thrown(choices, one.fields, rng))
    word = rules.word(game, one.name)
    assert word is not None
    return spoken(word, who, at, allowed(word, choices, rng), window)


def thrown(choices: ModConstraints, fields: list[str], rng: Random) -> dict[str, Any]:
    """What is kept, with which hand, which dice."""
    how: dict[str, Any] = {}
    if "keep" in fields and isinstance(choices.keep_from, list) and isinstance(choices.keep_at_most, int):
        how["keep"] = rng.sample(choices.keep_from, rng.randint(0, choices.keep_at_most))
    if isinstance(choices.hand, list) and isinstance(choices.dice, int):
        dice = choices.dice if not how.get("keep") else 3 - len(how["keep"])
        how["hand"] = rng.choice(next(hand.hands for hand in choices.hand if hand.dice == dice))
    magic = choices.magic
    if isinstance(magic, list) and magic and rng.random() < 0.5 and isinstance(choices.dice, int):
        left = choices.dice if not how.get("keep") else 3 - len(how["keep"])
        how["magic"] = rng.sample(magic, rng.randint(0, min(left, len(magic))))
    return how


def allowed(word: Word, choices: ModConstraints, rng: Random) -> dict[str, Any]:
    """Fields within the constraints."""
    fields: dict[str, Any] = {}
    if isinstance(choices.combinations, list) and choices.combinations:
        bounds = rng.choice(choices.combinations)
        fields |= {"combination": bounds.name, "amount": rng.randint(bounds.minimum, bounds.maximum)}
    fields |= magical(word, choices, rng)
    if isinstance(choices.holdings, list):
        held = rng.choice(choices.holdings)
        fields |= {"target": held.target, "object": rng.choice(held.objects)}
    for field in word.fields:
        if field.name in fields or (not field.required and rng.random() < 0.5):
            continue
        value = one_of(field, choices, rng)
        if value is not None:
            fields[field.name] = value
    if isinstance(choices.tichettes, list) and "card" in fields:
        fields |= beside(choices.tichettes, rng)
    if isinstance(choices.holdings, list):
        held = rng.choice(choices.holdings)
        fields |= {"target": held.target, "object": rng.choice(held.objects)}
    return {name: value for name, value in fields.items() if any(f.name == name for f in word.fields)}


def beside(tichettes: list[CardChoice], rng: Random) -> dict[str, Any]:
    """What the card needs that is thrown."""
    card = rng.choice(tichettes)
    found: dict[str, Any] = {"card": card.card}
    for name, offered in (
        ("target", card.targets), ("number", card.numbers), ("position", card.positions), ("solution", card.solutions),
        ("about", card.about),
    ):  # fmt: skip
        if isinstance(offered, list):
            found[name] = rng.choice(offered)
    return found


def magical(word: Word, choices: ModConstraints, rng: Random) -> dict[str, Any]:
    """Fields that hang together: three different confusions, two different players, an order within the gold."""
    if isinstance(choices.confusions, list):
        return dict(zip(("left", "middle", "right"), rng.sample(choices.confusions, 3), strict=True))
    if isinstance(choices.targets, list) and "into" in [field.name for field in word.fields]:
        return dict(zip(("target", "into"), rng.sample(choices.targets, 2), strict=True))
    return {"objects": order(choices, rng)} if isinstance(choices.on_sale, list) else {}


def order(choices: ModConstraints, rng: Random) -> list[Any]:
    """An order within the gold."""
    assert isinstance(choices.on_sale, list)
    assert isinstance(choices.gold, int)
    left, objects = choices.gold, []
    wares = {ware.name: ware for ware in choices.on_sale}
    if "chaudron" in wares:
        objects.append("chaudron")
    for ware in rng.choices([ware for ware in choices.on_sale if ware.most != 1], k=4) if left >= 3 else []:
        if ware.price <= left:
            left -= ware.price
            targeted = isinstance(ware.targets, list)
            objects.append({"object": ware.name, "target": rng.choice(ware.targets)} if targeted else ware.name)
    return objects


def forced(choices: ModConstraints, rng: Random) -> Any:
    """What another player is made to do: an act as it is told, one with an amount between, or an order."""
    made: list[Any] = list(choices.acts) if isinstance(choices.acts, list) else []
    for within in choices.acts_within if isinstance(choices.acts_within, list) else []:
        told = {name: dict(each) if isinstance(each, dict) else each for name, each in within.act.items()}
        said = told.get("terms", told)
        said["amount"] = rng.randint(said["amount"], within.maximum)
        made.append(told)
    if isinstance(choices.on_sale, list):
        made.append({"annonce": "emplettes", "objects": order(choices, rng)})
    return rng.choice(made)


def one_of(field: Field, choices: ModConstraints, rng: Random) -> Any:
    """A value that the constraints allow for a field; None where they say nothing of a field that need not be sent."""
    if field.name == "amount" and not isinstance(choices.amount, msgspec.UnsetType):
        return rng.randint(choices.amount.minimum, choices.amount.maximum)
    if field.name == "targets" and isinstance(choices.targets, list):
        return rng.sample(choices.targets, 2)
    if field.name == "shares":
        return []
    if field.name == "act":
        return forced(choices, rng)
    for name in OFFERED.get(field.name, ()):
        offered = getattr(choices, name, msgspec.UNSET)
        if isinstance(offered, list) and offered:
            return rng.choice(offered)
    return any_value(field, rng, [], sure=True) if field.required and not field.choices else None


OFFERED = {
    "target": ("targets",), "value": ("values", "names"), "solution": ("solutions",), "card": ("tichettes",),
    "gesture": ("gestures",), "second": ("seconds",), "object": ("objects",),
}  # fmt: skip
"""Which constraints tell what a field may be."""


def anything(game: engine.Game, who: str, at: int, rng: Random) -> Act:
    """Any word with anything in its fields, a throw, or a pass."""
    if rng.random() < 0.2:
        keep = [rng.randint(1, 6)] if rng.random() < 0.3 else None
        return Roll(player=who, at=at, hand=rng.choice((None, None, "left", "right")), keep=keep)
    if rng.random() < 0.25:
        return Pass(player=who, at=at)
    word = rng.choice([word for word in words() if rules.word(game, word.id)] if rng.random() < 0.9 else words())
    people = [player.id for player in game.state.players]
    fields = {
        field.name: any_value(field, rng, people) for field in word.fields if field.required or rng.random() < 0.4
    }
    return spoken(word, who, at, fields, None)


def any_value(field: Field, rng: Random, people: list[str], sure: bool = False) -> Any:
    """Something of the right type, mostly or surely."""
    if not sure and rng.random() < 0.05:
        return rng.choice((None, True, -1, "", [], {}, 2**40))
    player = rng.choice(people or ["perceval"])
    if field.type == "player":
        return player
    if field.type == "players":
        return [player, rng.choice(people or ["karadoc"])]
    if field.choices:
        if field.type == "names":
            return rng.sample(field.choices, rng.randint(0, min(2, len(field.choices))))
        return rng.choice(field.choices)
    plain: dict[str, Any] = {
        "integer": rng.choice((0, 1, 2, 5, 6, 10, 16, 30, 102, 116)), "string": rng.choice(("avec", "plus_un")),
        "combination": rng.choice(("chouette", "velute", "suite", "cul_de_chouette")),
        "name_or_number": rng.choice((1, 3, 6, 13, 20, "etoile")), "name_or_mapping": rng.choice(("pass", "civet", {})),
        "mappings": rng.choice(([], ["chaudron"], [{"object": "pierre_de_lune", "target": player}])),
        "list": rng.choice(([], [{"target": player, "amount": 1}])), "names": [],
    }  # fmt: skip
    return plain[field.type]


def spoken(word: Word, who: str, at: int, fields: dict[str, Any], window: int | None) -> Act:
    """A word as the act by which it is said."""
    if word.spoken_as == "challenge":
        return Challenge(player=who, at=at, challenge=word.id, target=str(fields.get("target", "")), window=window)
    if word.spoken_as == "terms":
        amount = fields.get("amount", 0)
        return Terms(
            player=who, at=at, combination=str(fields.get("combination", "")),
            amount=amount if isinstance(amount, int) else 0, window=window,
        )  # fmt: skip
    return Annonce(player=who, at=at, annonce=word.id, fields=fields, window=window)

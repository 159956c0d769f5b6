"""How numbers become an act: one that is expected, or any word of any rule with whatever in its fields."""

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
    Join,
    Leave,
    Pass,
    Reconnected,
    Reply,
    Terms,
)
from service.engine.core.actions.annonce_fields import ask_names
from service.engine.core.rulebook import rules
from service.engine.core.rulebook.rules import RULES, Field, Word
from service.engine.core.told.view_types import ExpectedAct
from service.engine.dice.acts import Roll
from service.engine.dice.window import throws
from tests.fuzz.claims import claiming
from tests.fuzz.tables import Move

WORDS = tuple(word for rule in RULES.values() for word in rule.words)
NEWCOMERS = ("merlin", "elias")
LEAVING = 0.02
"""How many of the acts that say nothing are forfeits."""

INTEGERS = (-3, 0, 1, 2, 3, 5, 6, 9, 10, 15, 16, 25, 30, 34, 45, 50, 102, 103, 342, 343, 666)
STRINGS = ("", "trente-quatre", "Deux cent douze", "trois", "ni", "é" * 50)
SHOUTS = ("pas_mou_le_caillou", "grelotte_ca_picote", "je_sirote", "attrape_oiseau", "j_achete", "vert_linette")
NONSENSE: tuple[Any, ...] = (True, None, 1.5, "", "perceval", -(2**70), 2**63, [], {}, [1], [{}], {"target": "arthur"})


def make(game: engine.Game, people: list[str], move: Move, at: int) -> Act:
    """The act that a move is in this game at this instant (ms); with some claim where lag is compensated.

    Some name a window: one that is open, or was, or never will be.
    """
    act = _make(game, people, move, at)
    rng = Random(move.salt + 3)
    if isinstance(act, Reply) and act.window is None and rng.random() < 0.25:
        windows = [record.id for record, _ in game.windows()]
        act = msgspec.structs.replace(act, window=rng.choice([*windows, game.state.last_id, 10**9]))
    return claiming(game, act, move, at)


def _make(game: engine.Game, people: list[str], move: Move, at: int) -> Act:
    rng, seat = Random(move.salt), move.who % len(people)
    who = people[seat]
    if game.under_way() and rng.random() < 0.4:
        # Whoever is in a hurry shouts before the dice lie, and often the same thing twice.
        return _in_the_air(game, people[seat % 2], at, rng)
    if move.what < 60:
        for able in people[seat:] + people[:seat]:
            legal = expected_acts(game, able, at, rng)
            said = [act for one, act in legal if one.act not in ("roll", "pass")]
            if said and rng.random() < 0.6:
                return rng.choice(said)
            if legal:
                return rng.choice(legal)[1]
    if move.what < 66:
        owing = [w.who[0] for _, w in throws(game) if w.keeping and w.who]
        keep = None if rng.random() < 0.5 else [rng.randint(1, 6) for _ in range(rng.randrange(4))]
        return Roll(player=owing[0] if owing and rng.random() < 0.5 else who, at=at, keep=keep)
    if move.what < 86:
        word = rng.choice([w for w in WORDS if rules.word(game, w.id)] if rng.random() < 0.9 else WORDS)
        wrong = move.what > 81
        return spoken(word, who, at, ill_formed(game, word, rng) if wrong else well_formed(game, word, rng))
    plain: tuple[Act, ...] = (
        Pass(player=who, at=at), Pass(player=who, at=at), Leave(player=who, at=at), Leave(player=who, at=at),
        Back(player=who, at=at), Back(player=who, at=at), Leave(player=who, at=at, for_good=rng.random() < 0.4),
        Join(player="", at=at, name=rng.choice(NEWCOMERS)), Cut(player=who, at=at), Cut(player=who, at=at),
        Reconnected(player=who, at=at),
    )  # fmt: skip
    # Rarely, and of another number, so that most tables stay full.
    if Random(move.salt + 3).random() < LEAVING:
        return Forfeit(player=who, at=at)
    return plain[move.what % len(plain)]


def _in_the_air(game: engine.Game, who: str, at: int, rng: Random) -> Act:
    here = [word for word in WORDS if rules.word(game, word.id)]
    common = [word for word in here if word.id in SHOUTS]
    word = rng.choice(common if common and rng.random() < 0.8 else here)
    return spoken(word, who, at, well_formed(game, word, rng))


def spoken(word: Word, who: str, at: int, fields: dict[str, Any]) -> Act:
    """A word as the act by which it is said."""
    if word.spoken_as == "challenge":
        return Challenge(player=who, at=at, challenge=word.id, target=str(fields.get("target", "")))
    if word.spoken_as == "terms":
        amount = fields.get("amount", 0)
        return Terms(
            player=who, at=at, combination=str(fields.get("combination", "")),
            amount=amount if type(amount) is int else 7,
        )  # fmt: skip
    return Annonce(player=who, at=at, annonce=word.id, fields=fields)


def well_formed(game: engine.Game, word: Word, rng: Random) -> dict[str, Any]:
    """Fields of the right types, with anything in them."""
    here = rules.word(game, word.id) or word
    return {f.name: _value(game, f, rng) for f in here.fields if f.required or rng.random() < 0.5}


def _value(game: engine.Game, field: Field, rng: Random) -> Any:
    if field.type == "player":
        return rng.choice(game.state.players).id
    if field.type == "integer":
        return rng.choice(INTEGERS)
    if field.type == "combination":
        return rng.choice(sorted(ask_names(game)) or ["neant"])
    if field.type == "string":
        return rng.choice(STRINGS)
    return [
        {item.name: _value(game, item, rng) for item in field.items if item.required or rng.random() < 0.3}
        for _ in range(rng.randrange(4))
    ]


def ill_formed(game: engine.Game, word: Word, rng: Random) -> dict[str, Any]:
    """Fields of which one is not what it should be."""
    fields = well_formed(game, word, rng)
    if not fields or rng.random() < 0.2:
        return fields | {rng.choice(("target", "amount", "value", "x", "kind", "player")): rng.choice(NONSENSE)}
    name = rng.choice(sorted(fields))
    if rng.random() < 0.3:
        del fields[name]
    else:
        fields[name] = rng.choice(NONSENSE)
    return fields


# --- what is expected


def expected_acts(game: engine.Game, who: str, at: int, rng: Random) -> list[tuple[ExpectedAct, Act]]:
    """Every act that he may do now, with fields drawn from what its constraints allow; half of them name a window."""
    acts = _expected_acts(game, who, at, rng)
    if at % 2:
        return acts
    return [(one, msgspec.structs.replace(act, window=one.window)) for one, act in acts]


def _expected_acts(game: engine.Game, who: str, at: int, rng: Random) -> list[tuple[ExpectedAct, Act]]:
    acts: list[tuple[ExpectedAct, Act]] = []
    for one in engine.expected(game, who, at).acts:
        if one.not_before > at or (one.deadline is not None and one.deadline < at):
            continue
        if one.act == "pass":
            acts.append((one, Pass(player=who, at=at)))
        elif one.act == "roll":
            told = msgspec.to_builtins(one.constraints)
            lying, most = told.get("keep_from", []), told.get("keep_at_most", 0)
            kept = rng.sample(lying, rng.randint(0, min(most, len(lying)))) if lying else []
            acts.append((one, Roll(player=who, at=at, keep=kept or None)))
        else:
            word = rules.word(game, one.name)
            assert word is not None
            acts.append((one, spoken(word, who, at, _allowed(game, word, msgspec.to_builtins(one.constraints), rng))))
    return acts


def _allowed(game: engine.Game, word: Word, told: dict[str, Any], rng: Random) -> dict[str, Any]:
    """Fields that a client would fill in who knows nothing but the constraints."""
    if word.id == "civet_filoche":
        return {"bets": _bets(told, rng)}
    if word.id == "je_distribue":
        return {"shares": _shares(told, rng)}
    if word.id == "terms":
        return _stake(told, rng)
    fields: dict[str, Any] = {}
    for field in word.fields:
        if field.name == "target" and "targets" in told:
            fields["target"] = rng.choice(told["targets"])
        elif field.name == "bet_on":
            fields["bet_on"] = rng.choice(told["bets_on"][fields["target"]])
        elif field.name == "combination":
            fields |= _stake(told, rng)
        elif field.name == "value" and "combination" not in fields:
            fields["value"] = rng.choice(told["values"])
        elif field.name == "amount":
            continue
        elif field.required:
            fields[field.name] = _value(game, field, rng)
    return fields


def _stake(told: dict[str, Any], rng: Random) -> dict[str, Any]:
    """A combination with a stake on it, the least and the greatest rather often."""
    named = rng.choice(told["combinations"])
    least, most = named["minimum"], named["maximum"]
    amount = rng.choice((least, most)) if rng.random() < 0.4 else rng.randint(least, most)
    narrowed = named["values"] and rng.random() < 0.4
    return {"combination": named["name"], "amount": amount} | (
        {"value": rng.choice(named["values"])} if narrowed else {}
    )


def _bets(told: dict[str, Any], rng: Random) -> list[dict[str, Any]]:
    most = told["total"]["maximum"]
    targets = rng.sample(told["targets"], rng.randint(1, len(told["targets"])))[:most]
    each = most // len(targets)
    return [{"target": t, **(stake := _stake(told, rng)), "amount": min(stake["amount"], each)} for t in targets]


def _shares(told: dict[str, Any], rng: Random) -> list[dict[str, Any]]:
    left, shares = told["total"]["maximum"], []
    while left:
        amount = rng.randint(told["amount"]["minimum"], left)
        shares.append({"target": rng.choice(told["targets"]), "amount": amount})
        left -= amount
    return shares

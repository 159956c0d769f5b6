"""What counts in the rulebook `modulaire` was offered: beyond the constraints of what is expected nothing does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from service import engine
from service.engine.core.actions.acts import Act
from service.engine.core.rulebook import rules
from service.engine.core.rulebook.rules import Word
from service.engine.core.told.view_types import ExpectedAct
from service.engine.dice.acts import Roll
from service.engine.modulaire.constraints import ModConstraints
from service.engine.modulaire.table.state import member
from tests.engine.test_stored_states import STORED
from tests.fuzz import modular_acting
from tests.fuzz.modular_settings import setting
from tests.fuzz.modular_table import Table
from tests.fuzz.tables import numbers, script
from tests.scenarios.offers import among, said

REFUSED: Counter[str] = Counter()
"""How often a field beyond its constraints was tried, and did not count."""

MISTAKES = ("sloubi",)
"""A verse that is wrong counts as one, until another player stops it."""


@pytest.mark.parametrize("path", [path for path in STORED if path.stem.startswith("modulaire_")], ids=lambda p: p.stem)
def test_at_every_point_where_a_modular_game_waits_only_what_is_offered_counts(path: Path) -> None:
    rng = Random(f"beyond {path.stem}")
    for later in (0, 1_600):
        game = engine.decode(path.read_bytes())
        now = game.state.clock + later
        look(game, now, rng)


@pytest.mark.parametrize("number", numbers(few=30))
def test_in_any_modular_game_only_what_is_offered_counts(number: int) -> None:
    watched, rng = Table(setting(number), alarm=True), Random(f"beyond {number}")
    for n, move in enumerate(script(number)):
        if watched.game.state.status == "finished":
            break
        watched.move(move)
        if n % 4 == 0:
            look(engine.decode(engine.encode(watched.game)), watched.now, rng)


def look(game: engine.Game, now: int, rng: Random) -> None:
    """Try everything that any player is offered at this instant (ms), with one field that may be anything."""
    engine.settle(game, now)
    blob = engine.encode(game)
    for player in [p.id for p in game.state.players]:
        expected = engine.expected(game, player, now).acts
        for offer in expected:
            if offer.act == "pass" or offer.name in MISTAKES or offer.not_before > now:
                continue
            for field, act in beside(engine.decode(blob), player, offer, now, rng):
                judge(blob, field, act, among(expected, act))


def judge(blob: bytes, field: str, act: Act, why: str) -> None:
    """Play it on a copy: it may count only if it was offered. why: what speaks against that."""
    game = engine.decode(blob)
    try:
        engine.play(game, act)
    except engine.Refusal:
        REFUSED[field] += bool(why)
        return
    assert not why or game.effect != "counted", f"{act} counts, and was not offered: {why}"
    REFUSED[field] += bool(why)


def beside(game: engine.Game, player: str, offer: ExpectedAct, now: int, rng: Random) -> Iterator[tuple[str, Act]]:
    """What is offered, with one field that may be anything: the field, and the act."""
    act = modular_acting.act_of(game, player, offer, now, rng)
    if isinstance(act, Roll):
        for how in (
            {"keep": [rng.randint(1, 6)]},
            {"hand": rng.choice(("left", "right"))},
            {"magic": [rng.randint(0, 7)]},
        ):
            yield next(iter(how)), msgspec.structs.replace(act, **how)
        return
    word, choices = rules.word(game, offer.name), offer.constraints
    assert word is not None
    assert isinstance(choices, ModConstraints)
    _, _, fields = said(act)
    # Players who lie down are told what counts while they do not exist; by speaking they exist, and can be named.
    people = [p.id for p in game.state.players if p.id != player or not member(game, player).down]
    for name, value in others(word, choices, people, rng):
        yield name, modular_acting.spoken(word, player, now, {**fields, name: value}, None)


def others(word: Word, choices: ModConstraints, people: list[str], rng: Random) -> Iterator[tuple[str, Any]]:
    """Values for each field of a word: beside its bounds, and any other of its type."""
    for field in word.fields:
        if field.name == "amount":
            named = [choices.amount] if not isinstance(choices.amount, msgspec.UnsetType) else []
            for bounds in [*named, *(choices.combinations or ())]:
                yield field.name, bounds.minimum - 1
                yield field.name, bounds.maximum + 1
        for _ in range(3):
            yield field.name, modular_acting.any_value(field, rng, people, sure=True)


def test_every_kind_of_field_was_tried_beyond_its_constraints() -> None:
    # What is said of verses may be wrong, vows and axioms may be any, and the text of a question says anything.
    free = {"gesture", "value", "text"}
    told = {field.name for word in modular_acting.words() for field in word.fields} | {"keep", "hand", "magic"}
    assert {name for name in told if not REFUSED[name]} == free

"""Every annonce of every rulebook can be said over HTTP, and comes in with all of its fields."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from flask.testing import FlaskClient
from marshmallow import Schema, fields

from service import engine
from service.engine.core.rulebook.rules import RULES, Field, Word
from service.http.openapi import act_samples
from service.http.requests.acts import AnnonceBody, ChallengeBody, TermsBody
from tests.http.table import HandClock, Table
from tests.support.words import judges, tells

BODIES: dict[str, type[Schema]] = {"annonce": AnnonceBody, "challenge": ChallengeBody, "terms": TermsBody}
TYPES = {
    "player": {"String"}, "combination": {"String"}, "string": {"String", "NumberOrName"},
    "integer": {"Whole", "NumberOrName", "Points"}, "name_or_number": {"NumberOrName", "Points"}, "list": {"List"},
    "players": {"List"}, "names": {"List"}, "mappings": {"List"}, "name_or_mapping": {"NameOrObject"},
}  # fmt: skip
"""By what a field takes: which fields of a body let all of it through. The engine refuses the rest of it."""

BOOKS = [book.id for book in engine.rulesets() if book.game == "cul_de_chouette"]
THREE = ("Perceval", "Karadoc", "Arthur")
SWITCHED_ON: dict[str, dict[str, Any]] = {
    "titouan": {"negative_scores": False, "rules": {"suite_veluttee": True, "neant_souffle": True}},
}  # fmt: skip


def words() -> list[Word]:
    """What is shouted; what is done at cards has resources and bodies of its own."""
    return [word for rule in RULES.values() for word in rule.words if word.spoken_as in BODIES]


def _flat(schema: Schema, known: tuple[Field, ...], where: str) -> Iterator[tuple[str, set[str], str]]:
    for field in known:
        shape = schema.fields.get(field.name)
        assert shape is not None, f"{where}.{field.name} cannot be sent"
        yield f"{where}.{field.name}", TYPES[field.type], type(shape).__name__
        if field.items:
            assert isinstance(shape, fields.List)
            assert isinstance(shape.inner, fields.Nested)
            inner = shape.inner.schema
            assert {f.name for f in field.items} == set(inner.fields), field.name
            required = {f.name for f in field.items if f.required}
            assert required == {name for name, shape in inner.fields.items() if shape.required}, field.name
            yield from _flat(inner, field.items, f"{where}.{field.name}")


@pytest.mark.parametrize("word", words(), ids=lambda word: word.id)
def test_a_body_holds_every_field_of_this_word(word: Word) -> None:
    for where, wanted, found in _flat(BODIES[word.spoken_as](), word.fields, word.id):
        assert found in wanted, where


def test_an_annonce_has_no_field_that_no_word_takes() -> None:
    known = {field.name for word in words() if word.spoken_as == "annonce" for field in word.fields}
    assert set(AnnonceBody().fields) == {"annonce", "reaction_ms", "window"} | known


@pytest.mark.parametrize("word", words(), ids=lambda word: word.id)
def test_every_word_says_what_is_shouted_and_who_judges_it(word: Word) -> None:
    assert word.phrase
    assert bool(word.gesture_fr) == bool(word.gesture_en)
    if word.anytime:
        assert tells(word.id), "a client cannot know when it counts"
        assert judges(word.id), "nothing judges it"
    if word.fields:
        assert tells(word.id), "a client cannot know what its fields may be"
        assert judges(word.id), "nothing judges its fields"


@pytest.mark.parametrize("book", BOOKS)
def test_every_word_of_a_book_is_understood(book: str, client: FlaskClient, clock: HandClock) -> None:
    options = {"bevue": "lenient", "max_players": 3, **SWITCHED_ON.get(book, {})}
    table = Table.seated(client, clock, THREE, ruleset=book, dice=[6, 1, 3], options=options)
    table.begin()
    said = {name for rule in engine.ruleset(book).rules for name in [w.id for w in rule.annonces]}
    in_force = {w.id for rule in table.get().json["rules"] for w in RULES[rule].words}
    for kind, path in (("annonce", "annonces"), ("challenge", "challenges")):
        for word, sample in act_samples.every(kind).items():
            body = _as_in(book, word, sample.body)
            if word not in said & in_force:
                continue
            # Ten words a second: who speaks faster than anybody can is told to wait.
            clock.move(100)
            got = table.post("perceval", path, body)
            assert got.status_code in (201, 409), (body, got.json)


def _as_in(book: str, word: str, body: dict[str, Any]) -> dict[str, Any]:
    """The sample without what this book's form of the word has not."""
    known = [w for rule in engine.ruleset(book).rules for w in rule.annonces if w.id == word]
    allowed = {"annonce", "challenge", *(field.name for w in known for field in w.fields)}
    return {name: value for name, value in body.items() if name in allowed}


def test_a_number_in_words_and_shares_are_typed(table: Table) -> None:
    table.begin()
    for body, field in (
        ({"annonce": "tichette", "value": 34, "words": 34}, "words"),
        ({"annonce": "je_distribue", "shares": [{"target": "karadoc"}]}, "shares.0.amount"),
        ({"annonce": "civet_filoche", "bets": [{"target": "karadoc", "amount": 3}]}, "bets.0.combination"),
        ({"annonce": "civet_filoche_double", "target": "karadoc", "bet_on": 3}, "bet_on"),
    ):
        got = table.post("perceval", "annonces", body)
        assert (got.status_code, got.json["errors"][0]["field"]) == (422, field), got.json

"""One request body for every annonce and challenge of every rulebook, as the document's examples."""

from __future__ import annotations

from typing import Any

import msgspec

from service import engine
from service.engine.core.rulebook.rules import Field, Word
from service.json_types import JsonObject

# What the fields say where nothing better is known, by the field's name.
USUAL: JsonObject = {
    "target": "karadoc", "bet_on": "arthur", "amount": 30, "combination": "chouette", "value": 1,
}  # fmt: skip
# What is said otherwise, by annonce: the numbers that its phrase names, and fields that its rulebook's example has.
BETTER: dict[str, JsonObject] = {
    "je_relance": {"value": 15},
    "civet": {"amount": 50, "value": 3},
    "michette": {"value": 3, "words": "trois"},
    "tichette": {"value": 34, "words": "trente-quatre"},
    "bichette": {"value": 342, "words": "trois cent quarante-deux"},
    "bichette_resinee": {"value": 666, "words": "six cent soixante-six"},
    "quichette": {"value": 45, "words": "quarante-cinq"},
    "civet_filoche": {"bets": [{"target": "karadoc", "amount": 50, "combination": "chouette"}]},
    "sloubi": {"value": 7, "gesture": ["tete"]},
    "attrape_oiseau": {"solution": "on_passe"},
    "je_force": {"act": "je_sirote"},
    "droit_de_vidage": {"shares": [{"target": "karadoc", "amount": 30}]},
    "voeu": {"value": "silence"},
    "lance_tichette": {"card": 10, "target": "karadoc"},
    "axiome_du_choix": {"value": "avec"},
    "duplication": {"object": "grelottine"},
    "emplettes": {"objects": ["chaudron", {"object": "pierre_de_lune", "target": "karadoc"}]},
    "potion_confusion": {"left": "moins_un", "middle": "plus_un", "right": "plus_deux"},
    "tabouret": {"targets": ["perceval", "karadoc"]},
    "potion_polymorphisme": {"into": "arthur"},
    "question": {"text": "Tu as vu un graal ?"},
    "je_distribue": {"shares": [{"target": "karadoc", "amount": 3}]},
}


class Sample(msgspec.Struct, frozen=True):
    """A body as a client would send it. phrase: what is said aloud by it."""

    body: JsonObject
    phrase: str


def every(spoken_as: str) -> dict[str, Sample]:
    """By annonce: a sample of each that is made by this kind of act (`annonce`, `challenge` or `terms`)."""
    return {
        word.id: Sample({spoken_as: word.id, **_said(word)}, word.phrase.replace("{target}", "Karadoc"))
        for word in _words()
        if word.spoken_as == spoken_as
    }


def _words() -> list[Word]:
    """Each annonce once, with all fields that it has in any book."""
    found: dict[str, Word] = {}
    for book in engine.rulesets():
        for rule in book.rules:
            for word in rule.annonces:
                if word.id not in found or len(word.fields) > len(found[word.id].fields):
                    found[word.id] = word
    return list(found.values())


def _said(word: Word) -> JsonObject:
    better = BETTER.get(word.id, {})
    known = {**USUAL, **better}
    # What need not be said is left out where nothing is known to say.
    said = [field for field in word.fields if field.required or field.name in known or field.type == "list"]
    return {field.name: better[field.name] if field.name in better else _usual(field) for field in said}


def _usual(field: Field) -> Any:
    if field.type == "list":
        return [{item.name: _usual(item) for item in field.items}]
    return USUAL[field.name]

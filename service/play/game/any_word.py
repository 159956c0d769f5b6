"""Shouting what nothing asks for: any word of the rules in force, at the player's own risk, even while dice fly."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from chouette_sdk import AsyncSeat, models

from service.json_types import JsonMapping, JsonObject
from service.play.game.lexicon import Lexicon, spelled
from service.play.game.questions import Asking, Choice, number, one, text

SPOKEN = ("annonce", "challenge")
POINTING = ("target", "into", "bet_on")


def any_word(lexicon: Lexicon, rules: Sequence[str], people: Mapping[str, str], keys: Mapping[str, str]) -> Asking:
    """Which word, by the key that it always has, and what has to be said with it. Returns the word and its fields."""
    words = [word for id_ in rules if id_ in lexicon.rules for word in lexicon.rules[id_].annonces]
    known = [Choice(word.phrase, word, keys.get(word.id, "")) for word in words if word.spoken_as in SPOKEN]
    title = lexicon.language("Que cries-tu ? À tort, cela coûte.", "What do you shout? Wrongly, it costs.")
    word: models.Word = yield from one(title, known)
    fields: JsonObject = {}
    for field in word.fields:
        if field.required:
            fields[field.name] = yield from _asked(field, lexicon, people)
    return word, fields


def _asked(field: models.Field, lexicon: Lexicon, people: Mapping[str, str]) -> Asking:
    title = f"{spelled(field.name)} ?"
    if field.name in POINTING:
        title = lexicon.language("Qui vises-tu ?", "At whom?")
        return (yield from one(title, [Choice(name, id_) for id_, name in people.items()]))
    if field.choices:
        return (yield from one(title, [Choice(lexicon.short(str(choice)), choice) for choice in field.choices]))
    if field.minimum is not None:
        return (yield from number(title, field.minimum, 10**6))
    return (yield from text(title))


async def shout(seat: AsyncSeat, word: models.Word, fields: JsonMapping) -> models.ActAnswer:
    """Shout it. Raises ChouetteError; TypeError where a field is not of its type."""
    if word.spoken_as == "challenge":
        return await seat.challenge(word.id, str(fields.get("target", "")))
    return await seat.annonce(word.id, **fields)

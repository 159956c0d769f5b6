"""What a form is made of: an offered act, its constraints, and the words and names to ask with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from chouette_sdk import models

from service.json_types import JsonMapping, JsonObject
from service.play.game.lexicon import Lexicon
from service.play.game.questions import Choice

Told = JsonMapping


@dataclass(frozen=True)
class Form:
    """What a form is made of. people: the names of the players by id. hand: the player's own cards."""

    offer: models.ExpectedAct
    lexicon: Lexicon
    people: Mapping[str, str]
    hand: Sequence[str] = ()

    @property
    def told(self) -> JsonObject:
        """The constraints as JSON has them."""
        return self.offer.constraints.to_dict()

    def name(self, id_: object) -> str:
        """A player, a combination, a word, a number: as one says it."""
        if isinstance(id_, dict):
            return " ".join(self.name(part) for part in id_.values() if not isinstance(part, bool))
        if isinstance(id_, list):
            return ", ".join(self.name(part) for part in id_) or "—"
        if not isinstance(id_, str):
            return str(id_)
        return self.people.get(id_) or self.lexicon.short(id_)

    def choices(self, values: Sequence[object]) -> list[Choice]:
        """These values to choose from."""
        return [Choice(self.name(value), value) for value in values]

    def required(self, field: str) -> bool:
        """Whether the rulebook wants this field; true for acts that it does not word."""
        word = self.lexicon.words.get(self.offer.name)
        return any(each.name == field and each.required for each in word.fields) if word else True

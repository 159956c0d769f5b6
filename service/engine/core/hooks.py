"""How rules plug in: each is one object, asked at named moments, in the order of the rulebook."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from service.engine.core.refusals import Refusal

if TYPE_CHECKING:
    from service.engine.core.game import Game


class Field(msgspec.Struct, kw_only=True, frozen=True):
    """A field of an annonce.

    type: `player` and `combination` are ids. required: whether it must be sent. items: of a list, the fields of each
    entry.
    """

    name: str
    type: str
    required: bool = True
    items: tuple[Field, ...] = ()


# A rule with a word that counts at any time has `say_<id>` for it, which may raise OutOfBounds before it changes
# anything, and may have `constraints_<id>`.
class Word(msgspec.Struct, kw_only=True, frozen=True):
    """An annonce of a rule.

    phrase: what is said aloud, as the rulebook prints it; `{target}` in it stands for the name of the player pointed
    at. gesture_fr: what is done with it, in French; may be empty. gesture_en: the same in English. fields: what is
    sent besides its id. spoken_as: the kind of request that makes it. anytime: whether it counts at any moment that its
    rule allows, and belongs to no window. standing: whether players who stand may say it, and go on standing. newcomer:
    whether players who have no seat yet may say it.
    """

    id: str
    phrase: str
    gesture_fr: str = ""
    gesture_en: str = ""
    fields: tuple[Field, ...] = ()
    spoken_as: str = "annonce"
    anytime: bool = False
    standing: bool = False
    newcomer: bool = False


class Rule:
    """One rule of a game. What it does beside its frames is in methods named after moments; most have none.

    needs: rules without which it is off. sources: its heading by rulebook. fr and en: what it says, in our words.
    switchable: whether a host may turn it off. points: the fixed points that it pays or, below zero, costs, each by a
    name that stays; what changes them (Flan, Jarret, teams) is not in them. wording: phrases and gestures of a
    rulebook that differ from those of the words, by rulebook and annonce.
    """

    id: ClassVar[str]
    label: ClassVar[str]
    needs: ClassVar[tuple[str, ...]] = ()
    words: ClassVar[tuple[Word, ...]] = ()
    holdings: ClassVar[tuple[str, ...]] = ()
    sources: ClassVar[dict[str, str]] = {}
    fr: ClassVar[str]
    en: ClassVar[str]
    switchable: ClassVar[bool] = True
    points: ClassVar[dict[str, int]] = {}
    wording: ClassVar[dict[str, dict[str, dict[str, str]]]] = {}

    def points_in(self, settings: dict[str, Any]) -> dict[str, int]:
        """Its fixed points in a rulebook that sets these parameters."""
        return self.points

    def worded(self, book: str, said: Word) -> Word:
        """An annonce as a rulebook prints it."""
        return msgspec.structs.replace(said, **self.wording.get(book, {}).get(said.id, {}))


RULES: dict[str, Rule] = {}
"""Every rule by its id; ids are unique across games."""


def rule(cls: type[Rule]) -> type[Rule]:
    """Make a rule known."""
    RULES[cls.id] = cls()
    return cls


def ask(g: Game, moment: str, *args: Any) -> list[Any]:
    """Ask every rule in force that has something to say at this moment; the answers that are not None."""
    answers = []
    for rule_id in g.state.rules:
        hook = getattr(RULES[rule_id], moment, None)
        answer = hook(g, *args) if hook is not None else None
        if answer is not None:
            answers.append(answer)
    return answers


def known_words(known: Rule, settings: dict[str, Any]) -> list[Word]:
    """The annonces of a rule in a rulebook, which lists as `unknown` those (`word`) and fields (`word.field`) it lacks.

    settings: what the rulebook says about this rule.
    """
    unknown = settings.get("unknown", ())
    words = [w for w in known.words if w.id not in unknown]
    if not any("." in name for name in unknown):
        return words
    return [
        msgspec.structs.replace(w, fields=tuple(f for f in w.fields if f"{w.id}.{f.name}" not in unknown))
        for w in words
    ]


def words_of(g: Game, rule_id: str) -> list[Word]:
    """The annonces of a rule in force in this game."""
    return known_words(RULES[rule_id], g.state.rules[rule_id])


def word(g: Game, name: str) -> Word | None:
    """The annonce of this name, if a rule in force has it."""
    found = owner_of(g, name)
    return next((w for w in words_of(g, found.id) if w.id == name), None) if found is not None else None


def owner_of(g: Game, name: str) -> Rule | None:
    """The rule in force that has the annonce of this name; the first in the rulebook, if several have it."""
    rules = g.state.rules
    owners = [r for r in speakers(name) if r in rules and name not in rules[r].get("unknown", ())]
    if len(owners) > 1:
        owners.sort(key=list(rules).index)
    return RULES[owners[0]] if owners else None


@lru_cache(maxsize=1024)
def speakers(name: str) -> tuple[str, ...]:
    """The ids of all rules, in force or not, that have the annonce of this name."""
    return tuple(rule_id for rule_id, known in RULES.items() if any(w.id == name for w in known.words))


KINDS = {"player": str, "integer": int, "combination": str, "string": str, "list": list}


def check_fields(g: Game, said: str, fields: tuple[Field, ...], values: dict[str, Any]) -> None:
    """Refuse what is not well-formed: unknown and missing fields, wrong types, unknown players and names."""
    known = {f.name: f for f in fields}
    for name in values:
        if name not in known:
            raise Refusal("unknown_field", f"{said} has no field {name}: leave it out.", "invalid", field=name)
    for name, field in known.items():
        if name in values:
            _check_field(g, said, field, values[name])
        elif field.required:
            raise Refusal("missing_field", f"{said} needs the field {name}.", "invalid", field=name)


def _check_field(g: Game, said: str, field: Field, value: Any) -> None:
    if not isinstance(value, KINDS[field.type]) or isinstance(value, bool):
        raise Refusal("wrong_type", f"{field.name} of {said} must be a {field.type}.", "invalid", field=field.name)
    if field.type == "player" and value not in [p.id for p in g.state.players]:
        raise Refusal("unknown_player", f"There is no player {value} at this table.", "invalid", field=field.name)
    if field.type == "combination" and value not in ask_names(g):
        raise Refusal("unknown_combination", f"{value} is no combination of this game.", "invalid", field=field.name)
    for entry in value if isinstance(value, list) else []:
        if not isinstance(entry, dict):
            raise Refusal("wrong_type", f"Each of {field.name} must be a mapping.", "invalid", field=field.name)
        check_fields(g, said, field.items, entry)


def ask_names(g: Game) -> set[str]:
    """All names to bet on in this game."""
    return {name for names in ask(g, "names_to_bet_on") for name in names}

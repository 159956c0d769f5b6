"""How rules plug in: each is one object, with its annonces; hooks ask it, in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, ClassVar, Protocol

import msgspec

from service.engine.core.stored.plain import JsonObject
from service.engine.core.stored.state import State

ANSWERS = "answers"
"""Under this name a method keeps the hook that it answers."""


Method = Callable[..., Any]
"""By which a rule answers a hook: its arguments and its answer are those of the hook."""

Answering = Mapping[object, tuple[tuple[str, Method], ...]]
"""By hook the ids of the rules that answer it, with the methods by which they do."""


class InPlay(Protocol):
    """A game that is played: all that asking its rules needs of it. answering: what its rules in force answer."""

    state: State
    answering: Answering


class Field(msgspec.Struct, kw_only=True, frozen=True):
    """A field of an annonce.

    type: `player` and `combination` are ids; `players` and `names` lists of them; `name_or_number` either;
    `name_or_mapping` a name, or an object that says more; `mappings` a list of these; `list` one of objects.
    required: whether it must be sent. items: of a list, the fields of each entry. choices: what it may be (of `names`:
    each of them), empty where that is not fixed. minimum: the least that an integer may be, null where there is none.
    """

    name: str
    type: str
    required: bool = True
    items: tuple[Field, ...] = ()
    choices: tuple[str | int, ...] = ()
    minimum: int | None = None


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


class Label(msgspec.Struct, frozen=True):
    """What something is, for people to read. fr: in French; en: in English."""

    fr: str
    en: str


class Rule:
    """One rule of a game. What it does beside its frames is in methods that answer hooks.

    needs: rules without which it is off. sources: its heading by rulebook. fr and en: what it says, in our words.
    only_with: words, and fields of words (`word.field`), that it has only together with another rule, whose id is told.
    switchable: whether a host may turn it off. parameters: what it goes by in every game (limits, numbers, lists), by a
    name that stays, where no rulebook sets them. labels: what these are, by the same names. points: the fixed points
    that it pays or, below zero, costs, each by a name that stays; what changes them is not in them. wording: phrases
    and gestures of a rulebook that differ from those of the words, by rulebook and annonce. answers: its methods by
    the hook that each of them answers.
    """

    id: ClassVar[str]
    label: ClassVar[str]
    needs: ClassVar[tuple[str, ...]] = ()
    words: ClassVar[tuple[Word, ...]] = ()
    holdings: ClassVar[tuple[str, ...]] = ()
    sources: ClassVar[dict[str, str]] = {}
    fr: ClassVar[str]
    en: ClassVar[str]
    only_with: ClassVar[dict[str, str]] = {}
    switchable: ClassVar[bool] = True
    parameters: ClassVar[JsonObject] = {}
    labels: ClassVar[dict[str, Label]] = {}
    points: ClassVar[dict[str, int]] = {}
    wording: ClassVar[dict[str, dict[str, dict[str, str]]]] = {}
    answers: ClassVar[dict[object, Method]] = {}

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        inherited = {hook: getattr(cls, method.__name__) for hook, method in cls.answers.items()}
        marked = [(vars(method), method) for method in vars(cls).values() if hasattr(method, "__dict__")]
        own = {marks[ANSWERS]: method for marks, method in marked if ANSWERS in marks}
        cls.answers = inherited | own

    def points_in(self, settings: JsonObject) -> dict[str, int]:
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


def known_words(known: Rule, settings: JsonObject) -> list[Word]:
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


def words_of(g: InPlay, rule_id: str) -> list[Word]:
    """The annonces of a rule in force in this game."""
    return known_words(RULES[rule_id], g.state.rules[rule_id])


def word(g: InPlay, name: str) -> Word | None:
    """The annonce of this name, if a rule in force has it."""
    found = owner_of(g, name)
    return next((w for w in words_of(g, found.id) if w.id == name), None) if found is not None else None


def owner_of(g: InPlay, name: str) -> Rule | None:
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


def spoken_as(name: str) -> str:
    """The kind of request that makes the annonce of this name; `annonce` where no rule has it."""
    return next((w.spoken_as for known in RULES.values() for w in known.words if w.id == name), "annonce")

"""The parts of a form: what is asked, and what may be answered."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from service.play.language import Language


@dataclass(frozen=True)
class Choice:
    """One of several answers. value: what is sent for it. key: what chooses it; left out: its number in the list."""

    label: str
    value: Any
    key: str = ""


@dataclass(frozen=True)
class Question:
    """One field. kind: `one` of choices, `many` of them, a whole `number`, or a `text`.

    least, most: of a number its bounds, of many how many. optional: None is an answer.
    """

    title: str
    kind: Literal["one", "many", "number", "text"]
    choices: Sequence[Choice] = ()
    least: int = 0
    most: int = 0
    optional: bool = False


Asking = Generator[Question, Any, Any]
"""Yields questions, is sent answers, returns what follows from them."""


def one(title: str, choices: Sequence[Choice], *, optional: bool = False) -> Asking:
    """One of these; not asked where there is only one and no other way."""
    if len(choices) == 1 and not optional:
        return choices[0].value
    return (yield Question(title, "one", choices, optional=optional))


def many(title: str, choices: Sequence[Choice], least: int, most: int) -> Asking:
    """Some of these; not asked where all of them must be."""
    most = min(most, len(choices))
    if least >= len(choices):
        return [choice.value for choice in choices]
    return (yield Question(title, "many", choices, least, most))


def number(title: str, least: int, most: int, *, optional: bool = False) -> Asking:
    """A whole number within bounds."""
    if least == most and not optional:
        return least
    return (yield Question(title, "number", (), least, most, optional))


def text(title: str, *, optional: bool = False) -> Asking:
    """Any words."""
    return (yield Question(title, "text", optional=optional))


def yes_or_no(title: str, language: Language) -> Asking:
    """True or false."""
    return (yield from one(title, [Choice(language("oui", "yes"), True), Choice(language("non", "no"), False)]))

"""Hooks: questions that the game asks its rules in force, in the order of the rulebook, and what it tells them.

A hook is declared once, as a function without a body: its arguments (`g` goes before them), and what is answered. It
is asked with `ask`, or told with `tell`; a rule takes part with a method that is marked with the hook's `answer`. mypy
holds all three against each other, and refuses a name that was never declared.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from types import MethodType
from typing import Concatenate, Generic, ParamSpec, TypeVar

from service.engine.core.refusals import OutOfBounds, Refusal
from service.engine.core.rulebook.rules import ANSWERS, RULES, Answering, InPlay, Method

P = ParamSpec("P")
R = TypeVar("R")
S = TypeVar("S")
G = TypeVar("G", bound=InPlay)


class Hook(Generic[P, R]):
    """What questions and notices have in common. declared: the function that declares it."""

    def __init__(self, declared: Callable[P, R | None]) -> None:
        self.declared = declared

    def answer(self, method: Callable[Concatenate[S, G, P], R | None]) -> Callable[Concatenate[S, G, P], R | None]:
        """Mark the method by which a rule answers this hook."""
        vars(method)[ANSWERS] = self
        return method

    def each(self, g: InPlay, /, *args: P.args, **kwargs: P.kwargs) -> Iterator[tuple[str, R]]:
        """Ask one rule after the other, as long as the answers are wanted: the rule's id, and what is not None."""
        for rule_id, method in g.answering.get(self, ()):
            said = method(g, *args, **kwargs)
            if said is not None:
                yield rule_id, said


@lru_cache(maxsize=1024)
def answering(rule_ids: tuple[str, ...]) -> Answering:
    """What these rules answer: by hook the rules that do, in their order, with the methods by which they do.

    Found once for all games with the same rules, as a game asks some hundred times in a turn, and of its rules one or
    two answer.
    """
    found: dict[object, list[tuple[str, Method]]] = {}
    for rule_id in rule_ids:
        known = RULES[rule_id]
        for hook, method in known.answers.items():
            found.setdefault(hook, []).append((rule_id, MethodType(method, known)))
    return {hook: tuple(methods) for hook, methods in found.items()}


class Question(Hook[P, R]):
    """A hook that is answered."""

    def ask(self, g: InPlay, /, *args: P.args, **kwargs: P.kwargs) -> list[R]:
        """The answers that are not None."""
        methods = g.answering.get(self, ())
        return [said for _, method in methods if (said := method(g, *args, **kwargs)) is not None]

    def ask_first(self, g: InPlay, /, *args: P.args, **kwargs: P.kwargs) -> R | None:
        """The first answer that is not None, where one is enough; the rules after it are not asked."""
        for _, method in g.answering.get(self, ()):
            said: R | None = method(g, *args, **kwargs)
            if said is not None:
                return said
        return None


class Notice(Hook[P, None]):
    """A hook that is only told: rules do something then, or refuse."""

    def __init__(self, declared: Callable[P, None]) -> None:
        super().__init__(declared)

    def tell(self, g: InPlay, /, *args: P.args, **kwargs: P.kwargs) -> None:
        """Tell every rule in force that wants to know."""
        for _, method in g.answering.get(self, ()):
            method(g, *args, **kwargs)


# --- seats


@Notice
def seats_taken() -> None:
    """Before the first turn; refuses."""


@Notice
def seats_alternate() -> None:
    """Before the first turn, where the service seats the players."""


@Question
def newcomers_welcome() -> bool | None:
    """A newcomer comes to a started game: whether newcomers may wait for a seat."""


@Question
def sits_down(player: str) -> OutOfBounds | None:
    """A player who stood is about to sit down: what is wrong with it."""


@Notice
def sat_down(player: str) -> None:
    """A player who stood sits again."""


@Notice
def seats_changed() -> None:
    """A player was put out, or has got a seat."""


@Notice
def was_put_out(player: str) -> None:
    """A player is out of the game, and holds nothing any more; the others have not been asked yet who is left."""


@Notice
def player_removed() -> None:
    """A player was put out by something else than points (also by a forfeit)."""


@Notice
def clearing() -> None:
    """The game is decided; all that is open goes."""


# --- annonces


@Notice
def acts(player: str, what: str) -> None:
    """A player does something well-formed that is no pass: its word, or its kind."""


@Question
def unknown_here(word: str) -> bool | None:
    """A word of a rule that is on is said, or may be: whether it does not exist in this game yet, or any more."""


@Question
def refused_here(player: str, word: str) -> Refusal | None:
    """A word is said: a refusal, where it is not possible here, and costs nothing."""


@Question
def wrong_here(player: str, word: str) -> OutOfBounds | None:
    """A word is said, or may be: what is wrong with it, where a rule forbids it to this player now."""


@Question
def lets_go(player: str, word: str, window_ids: list[int]) -> OutOfBounds | None:
    """A word is about to count in these windows, or a pass: what is wrong with it, where the player is bound to say
    another one."""


@Notice
def said(player: str, word: str) -> None:
    """A word of a player counts."""


@Question
def premature(player: str, word: str) -> bool | None:
    """A word comes before its window: whether it is too early, and not wrong."""


@Question
def has_changed_hands(opened: int) -> bool | None:
    """A player names a window that is not theirs: whether what was theirs when it opened (ms) is another's now."""


@Question
def names_to_bet_on() -> list[str] | None:
    """Terms or a bet name a combination: the names that may be bet on."""

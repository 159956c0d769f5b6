"""Which key does what: each annonce of a rulebook has its own for the whole game, so that hands learn it."""

from __future__ import annotations

import string
from collections.abc import Iterable

THROW, PASS, CLEAR = "space", "enter", "backspace"
"""What throws dice or lays cards; what says «nothing from me»; what lets go of the chosen cards."""
RANKS = {
    **{digit: digit for digit in "23456789"}, "0": "T", "1": "T", "t": "T", "j": "J", "v": "J", "q": "Q", "d": "Q",
    "k": "K", "r": "K", "a": "A", "x": "X",
}  # fmt: skip
"""At cards: which key takes a card of which rank, by its English letter or its French one; X is a joker."""
POOL = string.ascii_lowercase + string.ascii_uppercase + string.digits + ",;:.+-/()@#"
CHOICES = string.digits[1:] + string.ascii_lowercase + string.ascii_uppercase
"""The keys of a list to choose from, in order."""


def assign(words: Iterable[tuple[str, str]], taken: Iterable[str] = ()) -> dict[str, str]:
    """A key for each word: a letter of its phrase that is still free, or else any. words: pairs of id and phrase.

    taken: keys that mean something else. Words beyond the last free key get none.
    """
    free = [key for key in POOL if key not in set(taken)]
    keys: dict[str, str] = {}
    for id_, phrase in words:
        key = next((letter for letter in _letters(phrase) if letter in free), free[0] if free else None)
        if key is not None:
            free.remove(key)
            keys[id_] = key
    return keys


def _letters(phrase: str) -> list[str]:
    """Initials first, then the other letters, then the initials as capitals."""
    plain = "".join(letter if letter in string.ascii_letters or letter == " " else " " for letter in phrase)
    initials = [word[0].lower() for word in plain.split()]
    others = [letter.lower() for letter in plain if letter != " "]
    return [*initials, *others, *(initial.upper() for initial in initials)]


def shown(key: str) -> str:
    """A key as it is written beside what it does."""
    return {THROW: "␣", PASS: "⏎"}.get(key, key)

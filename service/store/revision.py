"""Which state of a game, and which life of the store: what a bare number does not tell once writes were lost."""

from __future__ import annotations

from typing import NamedTuple

NONCE = 16
"""Characters of a nonce: it names one commit."""

NONCES = 32
"""How many nonces are kept with a state, those of its last commits."""

MARK = 8
"""Characters of a mark: the beginning of its commit's nonce, which each event carries in the log."""


class Revision(NamedTuple):
    """A state of a game: how many commits led to it, and the nonce of the last of them.

    The number alone comes again where a store has lost its last writes. version 0, no nonce: there is no game.
    """

    version: int = 0
    nonce: str = ""


class Epoch(NamedTuple):
    """One life of the store: from its start to its end it forgets nothing.

    number: goes up with each life; run: names it. The default: not known.
    """

    number: int = 0
    run: str = ""

    def __str__(self) -> str:
        return f"{self.number}.{self.run}"


UNKNOWN = Epoch()


def epoch_of(text: str) -> Epoch:
    """The epoch that this text is."""
    number, _, run = text.partition(".")
    return Epoch(int(number), run) if number else UNKNOWN


def extended(nonces: str, nonce: str) -> str:
    """The nonces of a state (newest first) after one more commit."""
    return (nonce + nonces)[: NONCE * NONCES]


def nonce_at(nonces: str, steps_back: int) -> str:
    """The nonce of the commit so many steps before the last; empty where that is no longer known."""
    return nonces[steps_back * NONCE : (steps_back + 1) * NONCE] if steps_back >= 0 else ""


def marks(nonces: str) -> frozenset[str]:
    """How these commits mark their events."""
    return frozenset(nonces[place : place + MARK] for place in range(0, len(nonces), NONCE))


def includes(version: int, nonces: str, known: Revision) -> bool:
    """Whether a state of this version and these nonces has come from the known one.

    What is further back than the nonces go is believed.
    """
    if version < known.version:
        return False
    found = nonce_at(nonces, version - known.version)
    return not found or found == known.nonce


def parting(version: int, nonces: str, other_version: int, other_nonces: str) -> int:
    """The last version that two states have in common; 0 where that is further back than their nonces go."""
    for common in range(min(version, other_version), 0, -1):
        mine, others = nonce_at(nonces, version - common), nonce_at(other_nonces, other_version - common)
        if not mine or not others:
            return 0
        if mine == others:
            return common
    return 0

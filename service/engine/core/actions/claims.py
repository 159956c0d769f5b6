"""What a reflex says of its own instant, where lag is compensated."""

from __future__ import annotations

from typing import NamedTuple


class Claim(NamedTuple):
    """What a reflex says of its own instant.

    word: what was done, as windows know it. reaction_ms: how long its player took, from when its window was shown to
    them. connection_ms: the round trip of the connection by which it came, measured by the system and not by its
    player; None where that is not known.
    """

    word: str
    reaction_ms: int
    connection_ms: int | None


def claimed(word: str, reaction_ms: int | None, connection_ms: int | None) -> Claim | None:
    """The claim of an act that has these fields; None where it says nothing of its reaction."""
    return None if reaction_ms is None else Claim(word, reaction_ms, connection_ms)

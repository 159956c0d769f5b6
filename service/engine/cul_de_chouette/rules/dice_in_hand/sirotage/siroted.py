"""What is remembered of a Sirop, once its die has landed."""

from __future__ import annotations

import msgspec

from service.engine.cul_de_chouette.notes import ThrowNote
from service.engine.cul_de_chouette.state import Throw


class Siroted(msgspec.Struct, kw_only=True, omit_defaults=True):
    """The one Sirop on a throw, once its die has landed.

    sirotant: who threw the die. made: it is like the pair. die: its face; face: that of the pair. holder: whose duel
    the die was in, empty where the bird was caught. won: who has bet on the die. flan: the weight of the Flan in force
    on it. settled: it is settled.
    """

    sirotant: str
    made: bool
    die: int
    face: int
    holder: str
    won: list[str]
    flan: int
    settled: bool = False


SIROTED = ThrowNote("sirotage", Siroted)


def siroted(throw: Throw) -> Siroted:
    """The Sirop on this throw, whose die has landed."""
    found = SIROTED.of(throw)
    assert found is not None, "its die has landed"
    return found

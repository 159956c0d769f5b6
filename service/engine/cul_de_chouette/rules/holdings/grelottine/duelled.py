"""What is remembered of the throw of a duel."""

from __future__ import annotations

import msgspec

from service.engine.cul_de_chouette.notes import ThrowNote
from service.engine.cul_de_chouette.state import Throw


class Duelled(msgspec.Struct, kw_only=True, omit_defaults=True):
    """The duel that a throw is for, and its terms.

    challenge: its id. second: the second throw has begun. defie: who has thrown the final dice. amount: the stake, None
    as long as they are not final, and once it is paid. met: whether they meet the terms, None before.
    """

    challenge: int
    challenger: str
    combination: str
    second: bool = False
    defie: str = ""
    amount: int | None = None
    met: bool | None = None


DUELLED = ThrowNote("grelottine", Duelled)


def duelled(throw: Throw) -> Duelled:
    """The duel that this throw is for."""
    found = DUELLED.of(throw)
    assert found is not None, "it is for a duel"
    return found

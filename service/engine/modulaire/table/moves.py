"""Points that a module wants to move."""

from __future__ import annotations

from fractions import Fraction
from typing import Literal

from service.engine.core import ledger

Kind = Literal["points", "bevue", "price", "exchange", "legacy", "refund"]
"""Points and bévues pass all modifiers that the card of the settlement names; the others pass none of them. A refund
gives back exactly what was taken: no ceiling cuts it either."""


class Move(ledger.Move, kw_only=True):
    """For one player. cause: by which a cover knows what it covers, for instance `sirotage`."""

    points: Fraction | int  # type: ignore[assignment]
    kind: Kind = "points"
    cause: str = ""

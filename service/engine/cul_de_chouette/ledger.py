"""How points move in Cul de Chouette: each movement may come from a throw."""

from __future__ import annotations

from typing import Literal

import msgspec

from service.engine.core import ledger
from service.engine.cul_de_chouette.events import Movement, PointsMoved

Kind = Literal["other", "combination", "sirop", "civet"]
"""What modifiers may act on: the points of a combination, of a Sirop on top of it, a Civet's stake; nothing else."""


class Move(ledger.Move, kw_only=True, omit_defaults=True):
    """Points that a rule wants to move. origin: the id of the throw that they come from, if any."""

    origin: int | None = msgspec.field(default=None, name="throw")
    kind: Kind = "other"


class Ledger(ledger.Ledger):
    """Tells throws with the movements."""

    origins = True
    movement = Movement
    moved = PointsMoved

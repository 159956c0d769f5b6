"""Within what an act may say a number, and on which combinations."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta


class Bounds(msgspec.Struct, kw_only=True, frozen=True):
    """A whole number within bounds. minimum: the least, included. maximum: the greatest, included."""

    minimum: int
    maximum: int


class CombinationBounds(msgspec.Struct, kw_only=True, frozen=True):
    """A combination that `combination` may name, with what `amount` may be on it."""

    name: Annotated[str, Meta(description="The combination's id.")]
    minimum: Annotated[int, Meta(description="The least stake, in points (à l'Aquitaine in sips).")]
    maximum: Annotated[
        int,
        Meta(
            description="The greatest stake, in the same unit. Where it is the minimum too, the stake is that number: "
            "à l'Aquitaine, where 0 stands for it as well."
        ),
    ]
    values: Annotated[
        list[int],
        Meta(
            description="What `value` may be, which narrows the bet: the face of a Chouette or Cul de Chouette, the "
            "highest die of a Velute; those that dice can make. It may be left out, and must be where this is empty."
        ),
    ] = []

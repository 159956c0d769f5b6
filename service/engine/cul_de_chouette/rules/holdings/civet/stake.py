"""The stakes of Civets: where they wait for their chouettes, and then for their judgement."""

from __future__ import annotations

from typing import NotRequired, TypedDict

import msgspec

from service.engine.core.game import Game
from service.engine.cul_de_chouette.notes import TableNote, ThrowNote
from service.engine.cul_de_chouette.state import table


class CivetSaid(TypedDict):
    """A Civet, as it is said. value: where the name may be narrowed."""

    amount: int
    combination: str
    value: NotRequired[int]


class Stake(msgspec.Struct, kw_only=True, omit_defaults=True):
    """factor: what doublings made of it. duel: its id, 0 for a turn. met: None until it is judged."""

    player: str
    factor: int = 1
    duel: int = 0
    amount: int
    combination: str
    value: int | None = None
    met: bool | None = None


PENDING = TableNote("civet", list[Stake])
BOUND = ThrowNote("civet", list[Stake])


def pending(g: Game) -> list[Stake]:
    """The stakes that wait for their chouettes."""
    return PENDING.of(table(g)) or []

"""The one registry: which family plays a ruleset. Nothing else in the service names a family."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import cast

import msgspec

from service.engine.core.family import Family
from service.engine.core.game import Game
from service.engine.core.refusals import Refusal
from service.engine.cul_de_chouette.family import CulDeChouette
from service.engine.modulaire.family import Modulaire
from service.engine.trou_du_cul.family import TrouDuCul

FAMILIES: dict[str, Family] = {family.id: family for family in (CulDeChouette(), Modulaire(), TrouDuCul())}
"""Every family by its id, in the order in which clients are told of them."""


class _Stored(msgspec.Struct):
    """What every stored state says of itself."""

    ruleset: str


_stored = msgspec.json.Decoder(_Stored)

_HEAD = re.compile(rb'\{"schema":\d+,"id":"[^"\\]*","ruleset":"([^"\\]*)"')
"""How a state begins as `encode` writes it; it says which ruleset, without another reading of all that follows."""


def rulesets() -> list[str]:
    """The ids of all rulesets that can be played."""
    return [name for family in FAMILIES.values() for name in family.rulesets]


def knows(ruleset: str) -> bool:
    """Whether games can be played by it."""
    return any(ruleset in family.rulesets for family in FAMILIES.values())


def family_of(ruleset: str) -> Family:
    """The family that plays this ruleset. Raises Refusal, kind `invalid`: `unknown_ruleset`."""
    for family in FAMILIES.values():
        if ruleset in family.rulesets:
            return family
    raise Refusal(
        "unknown_ruleset", f"There is no ruleset {ruleset}: take {' or '.join(rulesets())}.", "invalid", field="ruleset"
    )


def family_of_state(blob: bytes) -> Family:
    """The family whose state these bytes are. Raises msgspec.ValidationError, Refusal (`unknown_ruleset`)."""
    head = _HEAD.match(blob)
    return family_of(_stored.decode(blob).ruleset if head is None else head[1].decode())


def family_in(g: Game) -> Family:
    """The family of a game in memory."""
    return cast(Family, g.family)


@contextmanager
def also(family: Family) -> Iterator[Family]:
    """Let a family be known for a while, in this process: for tests."""
    FAMILIES[family.id] = family
    try:
        yield family
    finally:
        del FAMILIES[family.id]

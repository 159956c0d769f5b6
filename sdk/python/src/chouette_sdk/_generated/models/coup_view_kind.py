from typing import Literal

CoupViewKind = Literal["golo", "replay", "turn"] | str


def check_coup_view_kind(value: str) -> CoupViewKind:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

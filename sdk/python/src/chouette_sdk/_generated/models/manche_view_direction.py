from typing import Literal

MancheViewDirection = Literal["clockwise", "counterclockwise"] | str


def check_manche_view_direction(value: str) -> MancheViewDirection:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

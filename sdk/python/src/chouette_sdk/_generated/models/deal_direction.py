from typing import Literal

DealDirection = Literal["clockwise", "counterclockwise"] | str


def check_deal_direction(value: str) -> DealDirection:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

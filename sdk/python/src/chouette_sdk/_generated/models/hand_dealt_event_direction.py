from typing import Literal

HandDealtEventDirection = Literal["clockwise", "counterclockwise"] | str


def check_hand_dealt_event_direction(value: str) -> HandDealtEventDirection:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

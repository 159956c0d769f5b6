from typing import Literal

DirectionSetEventDirection = Literal["clockwise", "counterclockwise"] | str


def check_direction_set_event_direction(value: str) -> DirectionSetEventDirection:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

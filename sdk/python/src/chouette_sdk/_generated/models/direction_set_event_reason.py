from typing import Literal

DirectionSetEventReason = Literal["decided", "default", "queens"] | str


def check_direction_set_event_reason(value: str) -> DirectionSetEventReason:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

from typing import Literal

PlayerLeftEventReason = Literal["", "evicted"] | str


def check_player_left_event_reason(value: str) -> PlayerLeftEventReason:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

from typing import Literal

PresenceChangedEventReason = Literal["", "absent", "cut", "left"] | str


def check_presence_changed_event_reason(value: str) -> PresenceChangedEventReason:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

from typing import Literal

PresenceChangedEventPresence = Literal["away", "gone", "seated", "standing"] | str


def check_presence_changed_event_presence(value: str) -> PresenceChangedEventPresence:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

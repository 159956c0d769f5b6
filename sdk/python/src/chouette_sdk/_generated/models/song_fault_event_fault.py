from typing import Literal

SongFaultEventFault = Literal["hesitation", "untimely", "wrong"] | str


def check_song_fault_event_fault(value: str) -> SongFaultEventFault:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

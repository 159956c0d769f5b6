from typing import Literal

WindowClosedEventOutcome = Literal["closed", "decided", "elapsed"] | str


def check_window_closed_event_outcome(value: str) -> WindowClosedEventOutcome:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

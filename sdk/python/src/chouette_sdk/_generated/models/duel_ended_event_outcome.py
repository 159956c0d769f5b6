from typing import Literal

DuelEndedEventOutcome = Literal["failed", "lapsed", "met", "void"] | str


def check_duel_ended_event_outcome(value: str) -> DuelEndedEventOutcome:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

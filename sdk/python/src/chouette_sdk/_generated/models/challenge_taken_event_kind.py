from typing import Literal

ChallengeTakenEventKind = Literal["grelottine", "soufflette"] | str


def check_challenge_taken_event_kind(value: str) -> ChallengeTakenEventKind:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

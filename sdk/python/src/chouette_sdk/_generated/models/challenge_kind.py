from typing import Literal

ChallengeKind = Literal["grelottine", "soufflette"] | str


def check_challenge_kind(value: str) -> ChallengeKind:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

from typing import Literal

ChallengeOutcome = Literal["failed", "lapsed", "met", "open", "void"] | str


def check_challenge_outcome(value: str) -> ChallengeOutcome:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

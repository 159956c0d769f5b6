from typing import Literal

ChallengeViewKind = Literal["grelottine", "soufflette"] | str


def check_challenge_view_kind(value: str) -> ChallengeViewKind:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

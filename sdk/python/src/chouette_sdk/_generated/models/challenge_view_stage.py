from typing import Literal

ChallengeViewStage = Literal["terms", "throws"] | str


def check_challenge_view_stage(value: str) -> ChallengeViewStage:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

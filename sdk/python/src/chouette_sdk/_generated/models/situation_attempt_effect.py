from typing import Literal

SituationAttemptEffect = Literal["bevue", "refused"] | str


def check_situation_attempt_effect(value: str) -> SituationAttemptEffect:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

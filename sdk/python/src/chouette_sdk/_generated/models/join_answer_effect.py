from typing import Literal

JoinAnswerEffect = Literal["bevue", "counted", "repeated"] | str


def check_join_answer_effect(value: str) -> JoinAnswerEffect:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

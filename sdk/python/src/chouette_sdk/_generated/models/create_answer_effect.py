from typing import Literal

CreateAnswerEffect = Literal["bevue", "counted", "repeated"] | str


def check_create_answer_effect(value: str) -> CreateAnswerEffect:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

from typing import Literal

ActAnswerEffect = Literal["bevue", "counted", "repeated"] | str


def check_act_answer_effect(value: str) -> ActAnswerEffect:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

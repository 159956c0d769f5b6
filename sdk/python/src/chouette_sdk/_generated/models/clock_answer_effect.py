from typing import Literal

ClockAnswerEffect = Literal["bevue", "counted", "repeated"] | str


def check_clock_answer_effect(value: str) -> ClockAnswerEffect:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

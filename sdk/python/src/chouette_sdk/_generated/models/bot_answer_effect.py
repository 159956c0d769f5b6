from typing import Literal

BotAnswerEffect = Literal["bevue", "counted", "repeated"] | str


def check_bot_answer_effect(value: str) -> BotAnswerEffect:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

from typing import Literal, cast

BotAnswerEffect = Literal["bevue", "counted", "repeated"]


def check_bot_answer_effect(value: str) -> BotAnswerEffect:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return cast(BotAnswerEffect, value)

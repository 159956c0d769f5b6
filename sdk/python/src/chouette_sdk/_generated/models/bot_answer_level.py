from typing import Literal

BotAnswerLevel = Literal["champion", "novice", "regular"] | str


def check_bot_answer_level(value: str) -> BotAnswerLevel:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

from typing import Literal, cast

BotBodyLevel = Literal["champion", "novice", "regular"]


def check_bot_body_level(value: str) -> BotBodyLevel:
    # What is sent is the service's to check.
    return cast(BotBodyLevel, value)

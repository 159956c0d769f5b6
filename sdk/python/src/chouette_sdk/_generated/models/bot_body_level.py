from typing import Literal, cast

BotBodyLevel = Literal["champion", "novice", "regular"]


def check_bot_body_level(value: str) -> BotBodyLevel:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return cast(BotBodyLevel, value)

from typing import Literal

BotLevelId = Literal["champion", "novice", "regular"] | str


def check_bot_level_id(value: str) -> BotLevelId:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

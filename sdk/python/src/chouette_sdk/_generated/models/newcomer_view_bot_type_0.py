from typing import Literal

NewcomerViewBotType0 = Literal["champion", "novice", "regular"] | str


def check_newcomer_view_bot_type_0(value: str) -> NewcomerViewBotType0:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

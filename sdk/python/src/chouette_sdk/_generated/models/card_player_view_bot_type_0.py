from typing import Literal

CardPlayerViewBotType0 = Literal["champion", "novice", "regular"] | str


def check_card_player_view_bot_type_0(value: str) -> CardPlayerViewBotType0:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

from typing import Literal

PlayerJoinedEventBotType0 = Literal["champion", "novice", "regular"] | str


def check_player_joined_event_bot_type_0(value: str) -> PlayerJoinedEventBotType0:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

from typing import Literal

PlayerArrivedEventBotType0 = Literal["champion", "novice", "regular"] | str


def check_player_arrived_event_bot_type_0(value: str) -> PlayerArrivedEventBotType0:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

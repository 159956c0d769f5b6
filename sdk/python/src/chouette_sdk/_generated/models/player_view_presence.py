from typing import Literal

PlayerViewPresence = Literal["away", "gone", "seated", "standing"] | str


def check_player_view_presence(value: str) -> PlayerViewPresence:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

from typing import Literal

WindowViewMode = Literal["bets", "dice", "last", "offer", "open", "race", "roll", "until"] | str


def check_window_view_mode(value: str) -> WindowViewMode:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

from typing import Literal

GameClockClock = Literal["manual", "real"] | str


def check_game_clock_clock(value: str) -> GameClockClock:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

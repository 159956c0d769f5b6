from typing import Literal

GameSummaryStatus = Literal["finished", "lobby", "playing"] | str


def check_game_summary_status(value: str) -> GameSummaryStatus:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

from typing import Literal

GameSummarySeats = Literal["invited", "open"] | str


def check_game_summary_seats(value: str) -> GameSummarySeats:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

from typing import Literal

TournamentPointsBye = Literal["first", "mean", "none"] | str


def check_tournament_points_bye(value: str) -> TournamentPointsBye:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

from typing import Literal

TournamentPointsBy = Literal["places", "share", "wins"] | str


def check_tournament_points_by(value: str) -> TournamentPointsBy:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

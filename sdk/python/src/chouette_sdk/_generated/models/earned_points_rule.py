from typing import Literal

EarnedPointsRule = Literal["bye", "forfeit", "places", "share", "wins"] | str


def check_earned_points_rule(value: str) -> EarnedPointsRule:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

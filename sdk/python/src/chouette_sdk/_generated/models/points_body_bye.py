from typing import Literal, cast

PointsBodyBye = Literal["first", "mean", "none"]


def check_points_body_bye(value: str) -> PointsBodyBye:
    # What is sent is the service's to check.
    return cast(PointsBodyBye, value)

from typing import Literal, cast

PointsBodyBy = Literal["places", "share", "wins"]


def check_points_body_by(value: str) -> PointsBodyBy:
    # What is sent is the service's to check.
    return cast(PointsBodyBy, value)

from typing import Literal, cast

OptionsBodyPoints = Literal["grades", "none", "places"]


def check_options_body_points(value: str) -> OptionsBodyPoints:
    # What is sent is the service's to check.
    return cast(OptionsBodyPoints, value)

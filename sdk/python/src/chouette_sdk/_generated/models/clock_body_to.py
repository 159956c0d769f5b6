from typing import Literal, cast

ClockBodyTo = Literal["next_deadline"]


def check_clock_body_to(value: str) -> ClockBodyTo:
    # What is sent is the service's to check.
    return cast(ClockBodyTo, value)

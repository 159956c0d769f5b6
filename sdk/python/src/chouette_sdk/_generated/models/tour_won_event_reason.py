from typing import Literal

TourWonEventReason = Literal["closed", "passed", "president"] | str


def check_tour_won_event_reason(value: str) -> TourWonEventReason:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

from typing import Literal

RecordDirection = Literal["clockwise", "counterclockwise"] | str


def check_record_direction(value: str) -> RecordDirection:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

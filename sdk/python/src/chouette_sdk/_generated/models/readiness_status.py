from typing import Literal

ReadinessStatus = Literal["ready"] | str


def check_readiness_status(value: str) -> ReadinessStatus:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

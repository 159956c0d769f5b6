from typing import Literal

HealthStatus = Literal["ok"] | str


def check_health_status(value: str) -> HealthStatus:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

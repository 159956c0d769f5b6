from typing import Literal

ReadinessStore = Literal["ok"] | str


def check_readiness_store(value: str) -> ReadinessStore:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

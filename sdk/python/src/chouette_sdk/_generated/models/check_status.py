from typing import Literal

CheckStatus = Literal["fail", "ok", "warn"] | str


def check_check_status(value: str) -> CheckStatus:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

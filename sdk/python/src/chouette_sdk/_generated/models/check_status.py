from typing import Literal, cast

CheckStatus = Literal["fail", "ok", "warn"]


def check_check_status(value: str) -> CheckStatus:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return cast(CheckStatus, value)

from typing import Literal, cast

CheckName = Literal["alarm", "durability", "memory", "store", "webhooks", "worker"]


def check_check_name(value: str) -> CheckName:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return cast(CheckName, value)

from typing import Literal

CheckName = Literal["alarm", "durability", "losses", "memory", "store", "webhooks", "worker"] | str


def check_check_name(value: str) -> CheckName:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

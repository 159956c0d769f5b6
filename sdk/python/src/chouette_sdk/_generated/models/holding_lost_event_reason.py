from typing import Literal

HoldingLostEventReason = (
    Literal[
        "changed", "evaporated", "given", "lost", "out", "renewed", "sacrificed", "spent", "under_minimum"
    ]
    | str
)


def check_holding_lost_event_reason(value: str) -> HoldingLostEventReason:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

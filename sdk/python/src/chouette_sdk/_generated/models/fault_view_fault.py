from typing import Literal

FaultViewFault = Literal["hesitation", "untimely", "wrong"] | str


def check_fault_view_fault(value: str) -> FaultViewFault:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

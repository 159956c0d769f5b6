from typing import Literal

StandingReason = (
    Literal["absent", "bound", "cul_de_chouette_double", "cx", "left", "lost", "t6", "undecided", "won"] | str
)


def check_standing_reason(value: str) -> StandingReason:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

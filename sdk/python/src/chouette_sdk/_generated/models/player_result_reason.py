from typing import Literal

PlayerResultReason = (
    Literal["absent", "bound", "cul_de_chouette_double", "cx", "left", "lost", "t6", "undecided", "won"] | str
)


def check_player_result_reason(value: str) -> PlayerResultReason:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

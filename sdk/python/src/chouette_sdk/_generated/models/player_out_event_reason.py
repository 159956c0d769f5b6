from typing import Literal

PlayerOutEventReason = Literal["absent", "bound", "cul_de_chouette_double", "cx", "left", "t6"] | str


def check_player_out_event_reason(value: str) -> PlayerOutEventReason:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

from typing import Literal

GameFinishedEventReason = (
    Literal[
        "abandoned",
        "all_away",
        "cancelled",
        "cul_de_chouette_double",
        "expired",
        "last_one",
        "manches",
        "stopped",
        "target",
        "voted",
    ]
    | str
)


def check_game_finished_event_reason(value: str) -> GameFinishedEventReason:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

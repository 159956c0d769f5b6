from typing import Literal

GameFinishedEventReason = (
    Literal["abandoned", "cancelled", "cul_de_chouette_double", "expired", "last_one", "stopped", "target"]
    | str
)


def check_game_finished_event_reason(value: str) -> GameFinishedEventReason:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

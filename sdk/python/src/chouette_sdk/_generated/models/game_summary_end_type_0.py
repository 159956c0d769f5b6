from typing import Literal

GameSummaryEndType0 = (
    Literal["abandoned", "cancelled", "cul_de_chouette_double", "expired", "last_one", "stopped", "target"]
    | str
)


def check_game_summary_end_type_0(value: str) -> GameSummaryEndType0:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

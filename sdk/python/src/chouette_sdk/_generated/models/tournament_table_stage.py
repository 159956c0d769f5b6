from typing import Literal

TournamentTableStage = Literal["final", "round", "third_place"] | str


def check_tournament_table_stage(value: str) -> TournamentTableStage:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

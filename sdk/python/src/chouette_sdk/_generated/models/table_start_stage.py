from typing import Literal

TableStartStage = Literal["final", "round", "third_place"] | str


def check_table_start_stage(value: str) -> TableStartStage:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

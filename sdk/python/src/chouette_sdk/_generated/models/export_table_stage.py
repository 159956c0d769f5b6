from typing import Literal

ExportTableStage = Literal["final", "round", "third_place"] | str


def check_export_table_stage(value: str) -> ExportTableStage:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

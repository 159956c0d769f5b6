from typing import Literal

ExportGameTold = Literal["expired", "hidden", "making", "playing", "whole"] | str


def check_export_game_told(value: str) -> ExportGameTold:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

from typing import Literal

ExportResultDecided = Literal["cancelled", "game", "time"] | str


def check_export_result_decided(value: str) -> ExportResultDecided:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

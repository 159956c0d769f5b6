from typing import Literal

ExportPointsBye = Literal["first", "mean", "none"] | str


def check_export_points_bye(value: str) -> ExportPointsBye:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

from typing import Literal

ExportPointsBy = Literal["places", "share", "wins"] | str


def check_export_points_by(value: str) -> ExportPointsBy:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

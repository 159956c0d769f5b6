from typing import Literal

ExportSettingsFormat = Literal["knockout", "league", "round_robin", "swiss"] | str


def check_export_settings_format(value: str) -> ExportSettingsFormat:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

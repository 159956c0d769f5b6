from typing import Literal

ExportSettingsRemainder = Literal["bots", "byes", "larger", "smaller"] | str


def check_export_settings_remainder(value: str) -> ExportSettingsRemainder:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

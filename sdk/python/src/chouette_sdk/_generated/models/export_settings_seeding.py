from typing import Literal

ExportSettingsSeeding = Literal["given", "lot", "rating"] | str


def check_export_settings_seeding(value: str) -> ExportSettingsSeeding:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

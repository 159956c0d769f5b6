from typing import Literal

ExportEntryBotType0 = Literal["champion", "novice", "regular"] | str


def check_export_entry_bot_type_0(value: str) -> ExportEntryBotType0:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

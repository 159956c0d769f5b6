from typing import Literal

EntryMadeEventBotType0 = Literal["champion", "novice", "regular"] | str


def check_entry_made_event_bot_type_0(value: str) -> EntryMadeEventBotType0:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

from typing import Literal, cast

EntryBodyBot = Literal["champion", "novice", "regular"]


def check_entry_body_bot(value: str) -> EntryBodyBot:
    # What is sent is the service's to check.
    return cast(EntryBodyBot, value)

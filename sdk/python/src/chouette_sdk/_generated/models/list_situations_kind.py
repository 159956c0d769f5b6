from typing import Literal, cast

ListSituationsKind = Literal["doubling", "duel", "ending", "holding", "refusal", "tie", "window"]


def check_list_situations_kind(value: str) -> ListSituationsKind:
    # What is sent is the service's to check.
    return cast(ListSituationsKind, value)

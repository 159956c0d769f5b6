from typing import Literal

SituationViewKind = Literal["doubling", "duel", "ending", "holding", "refusal", "tie", "window"] | str


def check_situation_view_kind(value: str) -> SituationViewKind:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

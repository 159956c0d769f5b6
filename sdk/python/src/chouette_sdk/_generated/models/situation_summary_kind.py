from typing import Literal

SituationSummaryKind = Literal["doubling", "duel", "ending", "holding", "refusal", "tie", "window"] | str


def check_situation_summary_kind(value: str) -> SituationSummaryKind:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

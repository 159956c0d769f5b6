from typing import Literal

ExportEarnedRule = Literal["bye", "forfeit", "places", "share", "wins"] | str


def check_export_earned_rule(value: str) -> ExportEarnedRule:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

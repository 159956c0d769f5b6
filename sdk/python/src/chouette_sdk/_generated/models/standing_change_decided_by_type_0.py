from typing import Literal

StandingChangeDecidedByType0 = (
    Literal[
        "beaten",
        "best_score",
        "direct",
        "lot",
        "opponents",
        "played",
        "points",
        "score",
        "seconds",
        "seed",
        "share",
        "stage",
        "thirds",
        "wins",
    ]
    | str
)


def check_standing_change_decided_by_type_0(value: str) -> StandingChangeDecidedByType0:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

from typing import Literal

ExportStandingDecidedBy = (
    Literal[
        "",
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


def check_export_standing_decided_by(value: str) -> ExportStandingDecidedBy:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

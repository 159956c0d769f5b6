from typing import Literal, cast

TournamentBodyTieBreaksItem = Literal[
    "beaten",
    "best_score",
    "direct",
    "opponents",
    "played",
    "score",
    "seconds",
    "seed",
    "share",
    "thirds",
    "wins",
]


def check_tournament_body_tie_breaks_item(value: str) -> TournamentBodyTieBreaksItem:
    # What is sent is the service's to check.
    return cast(TournamentBodyTieBreaksItem, value)

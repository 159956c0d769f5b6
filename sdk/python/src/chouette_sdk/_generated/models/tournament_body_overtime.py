from typing import Literal, cast

TournamentBodyOvertime = Literal["forfeit", "scores", "shared"]


def check_tournament_body_overtime(value: str) -> TournamentBodyOvertime:
    # What is sent is the service's to check.
    return cast(TournamentBodyOvertime, value)

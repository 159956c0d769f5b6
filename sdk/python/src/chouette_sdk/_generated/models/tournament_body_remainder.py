from typing import Literal, cast

TournamentBodyRemainder = Literal["bots", "byes", "larger", "smaller"]


def check_tournament_body_remainder(value: str) -> TournamentBodyRemainder:
    # What is sent is the service's to check.
    return cast(TournamentBodyRemainder, value)

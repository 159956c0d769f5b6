from typing import Literal, cast

TournamentBodyFormat = Literal["knockout", "league", "round_robin", "swiss"]


def check_tournament_body_format(value: str) -> TournamentBodyFormat:
    # What is sent is the service's to check.
    return cast(TournamentBodyFormat, value)

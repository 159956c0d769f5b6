from typing import Literal, cast

TournamentBodyVisibility = Literal["private", "public"]


def check_tournament_body_visibility(value: str) -> TournamentBodyVisibility:
    # What is sent is the service's to check.
    return cast(TournamentBodyVisibility, value)

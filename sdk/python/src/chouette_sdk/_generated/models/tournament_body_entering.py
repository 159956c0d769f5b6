from typing import Literal, cast

TournamentBodyEntering = Literal["invited", "open"]


def check_tournament_body_entering(value: str) -> TournamentBodyEntering:
    # What is sent is the service's to check.
    return cast(TournamentBodyEntering, value)

from typing import Literal, cast

TournamentBodyBots = Literal["champion", "novice", "regular"]


def check_tournament_body_bots(value: str) -> TournamentBodyBots:
    # What is sent is the service's to check.
    return cast(TournamentBodyBots, value)

from typing import Literal, cast

TournamentBodyWatching = Literal["invited", "nobody", "public"]


def check_tournament_body_watching(value: str) -> TournamentBodyWatching:
    # What is sent is the service's to check.
    return cast(TournamentBodyWatching, value)

from typing import Literal, cast

TournamentBodySeeding = Literal["given", "lot", "rating"]


def check_tournament_body_seeding(value: str) -> TournamentBodySeeding:
    # What is sent is the service's to check.
    return cast(TournamentBodySeeding, value)

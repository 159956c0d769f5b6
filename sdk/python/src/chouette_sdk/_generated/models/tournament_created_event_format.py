from typing import Literal

TournamentCreatedEventFormat = Literal["knockout", "league", "round_robin", "swiss"] | str


def check_tournament_created_event_format(value: str) -> TournamentCreatedEventFormat:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

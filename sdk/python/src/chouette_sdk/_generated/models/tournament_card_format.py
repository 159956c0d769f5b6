from typing import Literal

TournamentCardFormat = Literal["knockout", "league", "round_robin", "swiss"] | str


def check_tournament_card_format(value: str) -> TournamentCardFormat:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

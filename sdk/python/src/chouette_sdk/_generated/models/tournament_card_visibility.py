from typing import Literal

TournamentCardVisibility = Literal["private", "public"] | str


def check_tournament_card_visibility(value: str) -> TournamentCardVisibility:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

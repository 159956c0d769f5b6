from typing import Literal

TournamentCardStatus = Literal["cancelled", "finished", "open", "paused", "running"] | str


def check_tournament_card_status(value: str) -> TournamentCardStatus:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

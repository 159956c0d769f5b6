from typing import Literal

PlayerTournamentStatus = Literal["cancelled", "finished", "open", "paused", "running"] | str


def check_player_tournament_status(value: str) -> PlayerTournamentStatus:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

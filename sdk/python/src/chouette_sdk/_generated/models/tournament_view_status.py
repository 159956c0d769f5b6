from typing import Literal

TournamentViewStatus = Literal["cancelled", "finished", "open", "paused", "running"] | str


def check_tournament_view_status(value: str) -> TournamentViewStatus:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

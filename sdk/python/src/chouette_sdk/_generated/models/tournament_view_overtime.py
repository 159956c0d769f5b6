from typing import Literal

TournamentViewOvertime = Literal["forfeit", "scores", "shared"] | str


def check_tournament_view_overtime(value: str) -> TournamentViewOvertime:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

from typing import Literal

TournamentViewEntering = Literal["invited", "open"] | str


def check_tournament_view_entering(value: str) -> TournamentViewEntering:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

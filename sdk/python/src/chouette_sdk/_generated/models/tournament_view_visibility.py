from typing import Literal

TournamentViewVisibility = Literal["private", "public"] | str


def check_tournament_view_visibility(value: str) -> TournamentViewVisibility:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

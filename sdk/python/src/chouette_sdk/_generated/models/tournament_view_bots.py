from typing import Literal

TournamentViewBots = Literal["champion", "novice", "regular"] | str


def check_tournament_view_bots(value: str) -> TournamentViewBots:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

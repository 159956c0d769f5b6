from typing import Literal

TournamentViewWatching = Literal["invited", "nobody", "public"] | str


def check_tournament_view_watching(value: str) -> TournamentViewWatching:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

from typing import Literal

TournamentViewEndType0 = Literal["cancelled", "played", "too_few"] | str


def check_tournament_view_end_type_0(value: str) -> TournamentViewEndType0:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

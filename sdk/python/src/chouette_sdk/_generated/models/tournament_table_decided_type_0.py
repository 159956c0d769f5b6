from typing import Literal

TournamentTableDecidedType0 = Literal["cancelled", "game", "time"] | str


def check_tournament_table_decided_type_0(value: str) -> TournamentTableDecidedType0:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

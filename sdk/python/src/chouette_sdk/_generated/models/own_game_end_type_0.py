from typing import Literal

OwnGameEndType0 = (
    Literal[
        "abandoned",
        "all_away",
        "cancelled",
        "cul_de_chouette_double",
        "expired",
        "last_one",
        "manches",
        "stopped",
        "target",
        "voted",
    ]
    | str
)


def check_own_game_end_type_0(value: str) -> OwnGameEndType0:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

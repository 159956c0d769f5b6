from typing import Literal

PlayerViewOutType0 = Literal["absent", "bound", "cul_de_chouette_double", "cx", "left", "t6"] | str


def check_player_view_out_type_0(value: str) -> PlayerViewOutType0:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

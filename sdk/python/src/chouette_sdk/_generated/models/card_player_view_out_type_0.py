from typing import Literal

CardPlayerViewOutType0 = Literal["absent", "bound", "cul_de_chouette_double", "left"] | str


def check_card_player_view_out_type_0(value: str) -> CardPlayerViewOutType0:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

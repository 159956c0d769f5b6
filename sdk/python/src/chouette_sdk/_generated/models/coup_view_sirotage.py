from typing import Literal

CoupViewSirotage = Literal["lost", "won"] | str


def check_coup_view_sirotage(value: str) -> CoupViewSirotage:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

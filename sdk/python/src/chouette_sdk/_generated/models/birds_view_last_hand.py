from typing import Literal

BirdsViewLastHand = Literal["left", "right"] | str


def check_birds_view_last_hand(value: str) -> BirdsViewLastHand:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

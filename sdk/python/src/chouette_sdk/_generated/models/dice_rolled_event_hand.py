from typing import Literal

DiceRolledEventHand = Literal["left", "right"] | str


def check_dice_rolled_event_hand(value: str) -> DiceRolledEventHand:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

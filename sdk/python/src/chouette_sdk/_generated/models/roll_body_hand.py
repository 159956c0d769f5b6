from typing import Literal, cast

RollBodyHand = Literal["left", "right"]


def check_roll_body_hand(value: str) -> RollBodyHand:
    # What is sent is the service's to check.
    return cast(RollBodyHand, value)

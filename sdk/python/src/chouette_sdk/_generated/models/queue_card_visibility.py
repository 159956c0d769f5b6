from typing import Literal

QueueCardVisibility = Literal["private", "public"] | str


def check_queue_card_visibility(value: str) -> QueueCardVisibility:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

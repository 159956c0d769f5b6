from typing import Literal

QueueCardBots = Literal["champion", "none", "novice", "regular"] | str


def check_queue_card_bots(value: str) -> QueueCardBots:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

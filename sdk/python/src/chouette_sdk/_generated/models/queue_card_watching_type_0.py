from typing import Literal

QueueCardWatchingType0 = Literal["invited", "nobody", "public"] | str


def check_queue_card_watching_type_0(value: str) -> QueueCardWatchingType0:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

from typing import Literal, cast

QueueChangeBodyBots = Literal["champion", "none", "novice", "regular"]


def check_queue_change_body_bots(value: str) -> QueueChangeBodyBots:
    # What is sent is the service's to check.
    return cast(QueueChangeBodyBots, value)

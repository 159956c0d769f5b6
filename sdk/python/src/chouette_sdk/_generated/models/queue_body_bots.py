from typing import Literal, cast

QueueBodyBots = Literal["champion", "none", "novice", "regular"]


def check_queue_body_bots(value: str) -> QueueBodyBots:
    # What is sent is the service's to check.
    return cast(QueueBodyBots, value)

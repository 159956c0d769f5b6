from typing import Literal, cast

QueueBodyWatching = Literal["invited", "nobody", "public"]


def check_queue_body_watching(value: str) -> QueueBodyWatching:
    # What is sent is the service's to check.
    return cast(QueueBodyWatching, value)

from typing import Literal, cast

QueueBodyVisibility = Literal["private", "public"]


def check_queue_body_visibility(value: str) -> QueueBodyVisibility:
    # What is sent is the service's to check.
    return cast(QueueBodyVisibility, value)

from typing import Literal

BoundEventAnswer = Literal["non", "oui"] | str


def check_bound_event_answer(value: str) -> BoundEventAnswer:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

from typing import Literal, cast

PresenceBodyPresence = Literal["seated", "standing"]


def check_presence_body_presence(value: str) -> PresenceBodyPresence:
    # What is sent is the service's to check.
    return cast(PresenceBodyPresence, value)

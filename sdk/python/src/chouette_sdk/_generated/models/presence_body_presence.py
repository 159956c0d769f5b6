from typing import Literal, cast

PresenceBodyPresence = Literal["seated", "standing"]


def check_presence_body_presence(value: str) -> PresenceBodyPresence:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return cast(PresenceBodyPresence, value)

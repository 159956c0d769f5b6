from typing import Literal

SandboxSeatBotType0 = Literal["champion", "novice", "regular"] | str


def check_sandbox_seat_bot_type_0(value: str) -> SandboxSeatBotType0:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

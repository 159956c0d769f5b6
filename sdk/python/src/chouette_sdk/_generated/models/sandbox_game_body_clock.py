from typing import Literal, cast

SandboxGameBodyClock = Literal["manual", "real"]


def check_sandbox_game_body_clock(value: str) -> SandboxGameBodyClock:
    # What is sent is the service's to check.
    return cast(SandboxGameBodyClock, value)

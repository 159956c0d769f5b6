from typing import Literal, cast

SandboxGameBodyVisibility = Literal["private", "public"]


def check_sandbox_game_body_visibility(value: str) -> SandboxGameBodyVisibility:
    # What is sent is the service's to check.
    return cast(SandboxGameBodyVisibility, value)

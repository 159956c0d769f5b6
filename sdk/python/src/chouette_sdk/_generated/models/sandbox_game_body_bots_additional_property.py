from typing import Literal, cast

SandboxGameBodyBotsAdditionalProperty = Literal["champion", "novice", "regular"]


def check_sandbox_game_body_bots_additional_property(value: str) -> SandboxGameBodyBotsAdditionalProperty:
    # What is sent is the service's to check.
    return cast(SandboxGameBodyBotsAdditionalProperty, value)

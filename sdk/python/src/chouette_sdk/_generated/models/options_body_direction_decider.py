from typing import Literal, cast

OptionsBodyDirectionDecider = Literal["direction", "start"]


def check_options_body_direction_decider(value: str) -> OptionsBodyDirectionDecider:
    # What is sent is the service's to check.
    return cast(OptionsBodyDirectionDecider, value)

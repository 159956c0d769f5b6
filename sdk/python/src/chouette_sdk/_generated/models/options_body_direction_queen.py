from typing import Literal, cast

OptionsBodyDirectionQueen = Literal["C", "D", "H", "S"]


def check_options_body_direction_queen(value: str) -> OptionsBodyDirectionQueen:
    # What is sent is the service's to check.
    return cast(OptionsBodyDirectionQueen, value)

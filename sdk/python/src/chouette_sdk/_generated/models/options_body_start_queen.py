from typing import Literal, cast

OptionsBodyStartQueen = Literal["C", "D", "H", "S"]


def check_options_body_start_queen(value: str) -> OptionsBodyStartQueen:
    # What is sent is the service's to check.
    return cast(OptionsBodyStartQueen, value)

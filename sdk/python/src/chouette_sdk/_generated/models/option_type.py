from typing import Literal

OptionType = Literal["boolean", "choice", "integer", "teams"] | str


def check_option_type(value: str) -> OptionType:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

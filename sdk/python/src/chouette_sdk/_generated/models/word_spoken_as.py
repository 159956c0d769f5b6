from typing import Literal

WordSpokenAs = Literal["annonce", "challenge", "terms"] | str


def check_word_spoken_as(value: str) -> WordSpokenAs:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

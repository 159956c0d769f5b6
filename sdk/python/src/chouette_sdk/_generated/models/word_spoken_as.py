from typing import Literal

WordSpokenAs = (
    Literal[
        "annonce", "challenge", "demand", "direction", "exchange", "pass", "play", "putsch", "terms", "vote"
    ]
    | str
)


def check_word_spoken_as(value: str) -> WordSpokenAs:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

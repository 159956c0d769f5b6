from typing import Literal

SituationWindowMode = (
    Literal[
        "bets",
        "demand",
        "dice",
        "direction",
        "exchange",
        "interposed",
        "last",
        "offer",
        "open",
        "own",
        "putsch",
        "race",
        "roll",
        "side",
        "song",
        "turn",
        "until",
        "vote",
    ]
    | str
)


def check_situation_window_mode(value: str) -> SituationWindowMode:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

from typing import Literal

WindowViewMode = (
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
        "until",
        "vote",
    ]
    | str
)


def check_window_view_mode(value: str) -> WindowViewMode:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

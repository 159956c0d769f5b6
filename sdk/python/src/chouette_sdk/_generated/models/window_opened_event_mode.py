from typing import Literal

WindowOpenedEventMode = (
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


def check_window_opened_event_mode(value: str) -> WindowOpenedEventMode:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

from typing import Literal

ExpectedActAct = (
    Literal[
        "annonce",
        "challenge",
        "demand",
        "direction",
        "exchange",
        "pass",
        "play",
        "putsch",
        "roll",
        "terms",
        "vote",
    ]
    | str
)


def check_expected_act_act(value: str) -> ExpectedActAct:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

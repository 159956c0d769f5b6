from typing import Literal

ExpectedActAct = Literal["annonce", "challenge", "pass", "roll", "terms"] | str


def check_expected_act_act(value: str) -> ExpectedActAct:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

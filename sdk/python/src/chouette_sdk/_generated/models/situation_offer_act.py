from typing import Literal

SituationOfferAct = (
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


def check_situation_offer_act(value: str) -> SituationOfferAct:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

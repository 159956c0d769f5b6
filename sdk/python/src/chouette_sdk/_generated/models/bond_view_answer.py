from typing import Literal

BondViewAnswer = Literal["non", "oui"] | str


def check_bond_view_answer(value: str) -> BondViewAnswer:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

from typing import Literal

RulesetInfoGame = Literal["cul_de_chouette", "modulaire", "trou_du_cul"] | str


def check_ruleset_info_game(value: str) -> RulesetInfoGame:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value

"""The rulebook as clients are told it."""

from __future__ import annotations

from functools import lru_cache

from service.engine.cards.info import CardsInfo
from service.engine.cards.pack import JOKERS, PACK
from service.engine.core.rulebook.rules import RULES
from service.engine.core.rulebook.rulesets import RuleInfo, RulesetInfo
from service.engine.trou_du_cul.names import GAME, RULESET
from service.engine.trou_du_cul.options import OFF, OPTIONS
from service.engine.trou_du_cul.order import WEAKEST_FIRST, best_first
from service.engine.trou_du_cul.roles import ROLES
from service.engine.trou_du_cul.rules import ORDER
from service.engine.trou_du_cul.rules.cartes.paquets import MANY


class CardRulesetInfo(RulesetInfo, kw_only=True):
    """A rulebook of a game at cards. cards: what it is played with."""

    cards: CardsInfo


@lru_cache
def info() -> CardRulesetInfo:
    """The one rulebook of this game."""
    return CardRulesetInfo(
        id=RULESET, title="Trou du Cul, variante subtile", game=GAME, parent=None, options=list(OPTIONS),
        rules=[_rule(rule_id) for rule_id in ORDER],
        cards=CardsInfo(
            codes=best_first(PACK), ranks=list(WEAKEST_FIRST), jokers=list(JOKERS), two_packs_from=MANY,
            roles=list(ROLES),
        ),
    )  # fmt: skip


def _rule(rule_id: str) -> RuleInfo:
    rule = RULES[rule_id]
    return RuleInfo(
        id=rule_id, label=rule.label, on=rule_id not in OFF, switchable=rule.switchable, needs=list(rule.needs),
        source=rule.sources.get(RULESET, ""), fr=rule.fr, en=rule.en, points=dict(rule.points),
        annonces=list(rule.words),
    )  # fmt: skip

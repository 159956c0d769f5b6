"""The rulebook as clients are told it."""

from __future__ import annotations

from functools import lru_cache

from service.engine.core.rulebook.rules import RULES
from service.engine.core.rulebook.rulesets import RuleInfo, RulesetInfo
from service.engine.modulaire.names import GAME, RULESET
from service.engine.modulaire.options import DEFAULT, OPTIONS
from service.engine.modulaire.rules import ORDER, PRESETS


class ModularRulesetInfo(RulesetInfo, kw_only=True):
    """A rulebook of modules. presets: by name the ids of the modules that are on, from the smallest to all."""

    presets: dict[str, list[str]]


@lru_cache
def info() -> ModularRulesetInfo:
    """The one rulebook of this game."""
    return ModularRulesetInfo(
        id=RULESET, title="Cul de Chouette, règles modulaires", game=GAME, parent=None, options=list(OPTIONS),
        rules=[_rule(rule_id) for rule_id in ORDER],
        presets={name: list(modules) for name, modules in PRESETS.items()},
    )  # fmt: skip


def _rule(rule_id: str) -> RuleInfo:
    rule = RULES[rule_id]
    return RuleInfo(
        id=rule_id, label=rule.label, on=rule_id in PRESETS[DEFAULT], switchable=rule.switchable,
        needs=list(rule.needs), source=rule.sources.get(RULESET, ""), fr=rule.fr, en=rule.en, points=dict(rule.points),
        parameters=dict(rule.parameters), labels=dict(rule.labels),
        holdings=list(rule.holdings), annonces=list(rule.words),
    )  # fmt: skip

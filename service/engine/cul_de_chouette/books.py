"""A rulebook as it is told to clients: its options, and every rule with its words, parameters and source."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from service.engine.core.rulebook.rules import RULES, known_words
from service.engine.core.rulebook.rulesets import RuleInfo, RulesetInfo
from service.engine.core.stored.plain import JsonObject
from service.engine.cul_de_chouette import rulebooks
from service.engine.cul_de_chouette.options import OPTIONS


@lru_cache
def info(name: str) -> RulesetInfo:
    """One rulebook. Raises KeyError for a name that is none."""
    if name not in rulebooks.NAMES:
        raise KeyError(name)
    book = rulebooks.resolve(name)
    options = [
        msgspec.structs.replace(o, default=book["options"].get(o.name, o.default), read_only=o.name in book["fixed"])
        for o in OPTIONS
    ]
    return RulesetInfo(
        id=name, title=book["title"], game="cul_de_chouette", parent=book.get("parent"), options=options,
        rules=[_rule(name, id_, settings) for id_, settings in book["rules"].items() if _possible(book, settings)],
    )  # fmt: skip


def _rule(book: str, rule_id: str, settings: JsonObject) -> RuleInfo:
    rule = RULES[rule_id]
    return RuleInfo(
        id=rule_id,
        label=rule.label,
        on=not settings.get("off", False) and _offered(book, settings),
        switchable=rule.switchable,
        needs=list(rule.needs),
        only_with=dict(settings.get("only_with", {})),
        source=rule.sources.get(book, ""),
        fr=rule.fr,
        en=rule.en,
        parameters={k: v for k, v in settings.items() if k not in ("off", "unknown", "only_with")},
        points=dict(rule.points_in(settings)),
        holdings=list(rule.holdings),
        annonces=[rule.worded(book, word) for word in known_words(rule, settings)],
    )


def _possible(book: JsonObject, settings: JsonObject) -> bool:
    """Whether a table that plays by this book can have the rule: not where it needs what the book forbids."""
    usual = {o.name: o.default for o in OPTIONS} | book["options"]
    needed = settings.get("only_with", {}).items()
    return all(option not in book["fixed"] or usual[option] == value for option, value in needed)


def _offered(book: str, settings: JsonObject) -> bool:
    """Whether the options with which alone a rule can be in force are this book's own."""
    defaults = {o.name: o.default for o in OPTIONS} | rulebooks.resolve(book)["options"]
    return all(defaults[option] == value for option, value in settings.get("only_with", {}).items())

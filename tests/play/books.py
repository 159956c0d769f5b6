"""The rulebooks as the client knows them, without a service."""

from __future__ import annotations

from functools import cache

import msgspec
from chouette_sdk import models

from service import engine
from service.play.game.lexicon import Lexicon
from service.play.language import Code, Language

BOOKS = ("titouan", "modulaire", "trou-du-cul")


@cache
def lexicon(ruleset: str, language: Code = "en") -> Lexicon:
    """The words of a rulebook."""
    told = msgspec.json.decode(msgspec.json.encode(next(book for book in engine.rulesets() if book.id == ruleset)))
    for option in told["options"]:
        # The service adds what private games have.
        option["default_private"] = option["default"]
    return Lexicon(models.RulesetInfo.from_dict(told), Language(language))

"""The editions of the rulebooks: each as it was when games were first created by it, and never changed since.

A rulebook that changes gets a new edition, whose name tells its content, and keeps the old ones for the games that are
stored by them.
"""

from __future__ import annotations

from functools import lru_cache
from importlib import resources

from service.engine.core.stored.editions import Edition, Editions, name_of, written_down
from service.engine.cul_de_chouette import rulebooks
from service.engine.cul_de_chouette.options import DEFAULTS, NOT_PARAMETERS

EDITIONS: Editions = written_down(resources.files(rulebooks).joinpath("editions"))
"""All that were ever released, by name."""


def edition(book: str) -> Edition:
    """A rulebook as it is now, with every rule that a table may have."""
    resolved = rulebooks.resolve(book)
    rules = {
        rule: {name: value for name, value in settings.items() if name not in NOT_PARAMETERS}
        for rule, settings in resolved["rules"].items()
    }
    return Edition(
        options={name: resolved["options"].get(name, default) for name, default in DEFAULTS.items()}, rules=rules
    )


@lru_cache
def present(book: str) -> str:
    """The name of a rulebook's edition of now; empty where it was not written down, so that games are stored whole."""
    name = name_of(book, edition(book))
    return name if name in EDITIONS else ""

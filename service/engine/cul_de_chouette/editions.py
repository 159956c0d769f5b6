"""The editions of the rulebooks: each as it was when games were first created by it, and never changed since.

A rulebook that changes gets a new edition, whose name tells its content, and keeps the old ones for the games that are
stored by them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import lru_cache
from importlib import resources

import msgspec

from service.engine.core.stored.editions import Edition
from service.engine.cul_de_chouette import rulebooks
from service.engine.cul_de_chouette.options import DEFAULTS, NOT_PARAMETERS

EDITIONS: Mapping[str, Edition] = {
    file.name.removesuffix(".json"): msgspec.json.decode(file.read_bytes(), type=Edition)
    for file in sorted(resources.files(rulebooks).joinpath("editions").iterdir(), key=lambda file: file.name)
    if file.name.endswith(".json")
}
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


def name_of(book: str, content: Edition) -> str:
    """The rulebook's id and the first digits of a hash of the content, so that other content has another name."""
    return f"{book}-{hashlib.sha256(msgspec.json.encode(content)).hexdigest()[:8]}"


@lru_cache
def present(book: str) -> str:
    """The name of a rulebook's edition of now; empty where it was not written down, so that games are stored whole."""
    name = name_of(book, edition(book))
    return name if name in EDITIONS else ""

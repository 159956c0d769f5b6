"""The rulebooks as data: a parent, parameters by rule, options; resolved to one flat table."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib import resources

from service.engine.core.stored.plain import JsonObject

NAMES = ("wikimonde", "titouan", "expert")


def _load(name: str) -> JsonObject:
    return tomllib.loads(resources.files(__name__).joinpath(f"{name}.toml").read_text("utf-8"))


def _merge(base: JsonObject, delta: JsonObject) -> JsonObject:
    merged = dict(base)
    for key, value in delta.items():
        merged[key] = _merge(base.get(key, {}), value) if isinstance(value, dict) else value
    return merged


@lru_cache
def resolve(name: str) -> JsonObject:
    """A rulebook with all that it inherits: `title`, `parent`, `options`, `fixed`, `rules` (id to parameters)."""
    book = _load(name)
    if "parent" in book:
        fixed = book["fixed"]
        book = _merge(resolve(book["parent"]), book)
        book["fixed"] = fixed
        # What a book adds comes before the end of the game, which looks at what all others have done.
        book["rules"]["fin_de_partie"] = book["rules"].pop("fin_de_partie")
    return book

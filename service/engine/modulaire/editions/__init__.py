"""The editions of the presets: each as it was when games were first created by it, and never changed since.

A preset that changes gets a new edition, whose name tells its content, and keeps the old ones for the games that are
stored by them.
"""

from __future__ import annotations

from functools import lru_cache
from importlib import resources

from service.engine.core.stored.editions import Edition, Editions, name_of, written_down
from service.engine.modulaire.options import settled

EDITIONS: Editions = written_down(resources.files(__name__))
"""All that were ever released, by name."""


def edition(preset: str) -> Edition:
    """A preset as it is now, with the options that it has where none are wished for."""
    options, rules = settled({"preset": preset})
    return Edition(options=options, rules=rules)


@lru_cache
def present(preset: str) -> str:
    """The name of a preset's edition of now; empty where it was not written down, so that games are stored whole."""
    name = name_of(preset, edition(preset))
    return name if name in EDITIONS else ""

"""Modules that are on, and not in force yet: their words are unknown, and what they do does not happen."""

from __future__ import annotations

from service.engine.core.game import Game
from service.engine.core.rulebook.rules import owner_of
from service.engine.modulaire import hooks


def awake(g: Game, module: str) -> bool:
    """Whether a module that is on is in force."""
    return not any(hooks.sleeps.ask(g, module))


def is_asleep(g: Game, word: str) -> bool:
    """Whether a word belongs to a module that is not in force yet."""
    owner = owner_of(g, word)
    return owner is not None and not awake(g, owner.id)

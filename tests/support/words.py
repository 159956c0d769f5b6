"""Where the engine tells what a word's fields may be, and where it judges them."""

from __future__ import annotations

from service.engine.core.frame import FRAMES, Frame
from service.engine.core.rulebook.rules import RULES, Rule


def _everybody() -> list[type[Frame] | type[Rule]]:
    return [*FRAMES.values(), *(type(rule) for rule in RULES.values())]


def tells(word: str) -> bool:
    """Whether `expected` has constraints for it."""
    names = (f"constraints_{word}", f"held_constraints_{word}")
    return any(hasattr(kind, name) for kind in _everybody() for name in names)


def judges(word: str) -> bool:
    """Whether something may find it wrong."""
    names = (f"verify_{word}", f"say_{word}", f"held_verify_{word}")
    return any(hasattr(kind, name) for kind in _everybody() for name in names)

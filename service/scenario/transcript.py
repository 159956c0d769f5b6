"""A game told line by line, as a person at the table would."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from service.engine.core.events import Event
from service.scenario.runner import Told

Lines = Mapping[type[Event], Callable[[Any], str]]
"""How each type of event is told."""


def tell_step(told: Told, lines_of: Lines) -> list[str]:
    """The lines of one step: what was done, what came of it, or why it did not count. lines_of: of the game told."""
    lines = [] if told.step is None else [f"[{told.index}] {told.at:>7} ms  {_said(told)}"]
    lines += [f"            {told_event}" for event in told.events if (told_event := tell(event, lines_of))]
    if told.refusal:
        lines.append(f"            refused, {told.refusal}")
    return lines


def _said(told: Told) -> str:
    assert told.step is not None
    raw = told.step.raw
    if isinstance(raw, dict):
        raw = ", ".join(f"{k}: {v}" for k, v in raw.items() if k not in ("expect", "at"))
    return str(raw)


def tell(event: Event, lines_of: Lines) -> str:
    """One event as a line; empty for what goes without saying."""
    teller = lines_of.get(type(event))
    return teller(event) if teller is not None else ""

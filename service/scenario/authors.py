"""What an event tells beside what happened: who did it, and what was drawn for it."""

from __future__ import annotations

from typing import Any

from service.engine.dice import events as dice_events


def author_of(event: Any) -> str:
    """Who did it: where it counts for another player, the event says whose act it was."""
    return str(getattr(event, "person", None) or event.player)


def drawn_for(event: dice_events.DiceRolled) -> list[Any]:
    """The dice that were drawn for it: with the sides that they turn, where these count; not those that are magic."""
    faces = event.faces[: len(event.faces) - (event.magic or 0)]
    if not event.fronts:
        return list(faces)
    return [{"top": top, "front": front} for top, front in zip(faces, event.fronts, strict=True)]

"""What an event tells beside what happened: who did it, and what was drawn for it."""

from __future__ import annotations

from typing import Any

from service.engine.core import events as ev
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


def told_first_by(
    event: dice_events.DiceReleased | dice_events.DiceRolled, closed: ev.WindowClosed | None
) -> int | None:
    """The seq of the event by which a throw was told before its own, None where that is the first.

    closed: the window that closed last. What the table throws for the magic dice of a player lies once the window is
    closed that asked for them.
    """
    if closed is None or closed.seq != event.seq - 1:
        return None
    answers = ((answer.player, answer.annonce, answer.at) for answer in closed.answers)
    return closed.seq if (event.player, "roll", event.at) in answers else None


def is_let_go(event: ev.WrongAct) -> bool:
    """Whether this is a promise that was let go as earlier logs tell it: as an annonce that was never made."""
    return event.act["act"] == "annonce" and "fields" not in event.act

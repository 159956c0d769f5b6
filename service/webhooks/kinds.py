"""What a webhook may be told: the milestones of a game, and every single event as `event.<its type>`."""

from __future__ import annotations

import re
from collections.abc import Iterable

MILESTONES = {
    "game_created": "game.created",
    "game_started": "game.started",
    "game_finished": "game.finished",
    "clock_stopped": "game.stopped",
    "clock_started": "game.resumed",
    "player_arrived": "player.arrived",
    "player_joined": "player.joined",
    "player_left": "player.left",
    "player_out": "player.out",
    "presence_changed": "player.presence_changed",
}
"""Events of the engine that have a name of their own here."""

TEST = "webhook.test"

PATTERN = re.compile(
    r"\*|(game|player|event)\.\*|event\.[a-z][a-z0-9_]{0,63}|"
    + "|".join(re.escape(kind) for kind in sorted(MILESTONES.values()))
)
"""What may stand in a webhook's `events`."""


def kind_of(event_type: str, wanted: Iterable[str]) -> str | None:
    """As what a webhook that wants these is told of an event of the engine; None if it is not.

    An event that is wanted twice (as `game.started` and by `event.*`) is told once, as the milestone.
    """
    wishes = set(wanted)
    milestone = MILESTONES.get(event_type)
    if milestone and wishes & {"*", milestone, f"{milestone.partition('.')[0]}.*"}:
        return milestone
    single = f"event.{event_type}"
    return single if wishes & {"event.*", single} else None

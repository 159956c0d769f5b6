"""What a webhook may be told: the milestones of a game, its every event as `event.<its type>`, and tournaments."""

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

TOURNAMENTS = {
    "tournament_created": "tournament.created",
    "players_invited": "tournament.players_invited",
    "player_declined": "tournament.player_declined",
    "invitation_revoked": "tournament.invitation_revoked",
    "invitations_expired": "tournament.invitations_expired",
    "entry_made": "tournament.entry_made",
    "entry_withdrawn": "tournament.entry_withdrawn",
    "entry_checked_in": "tournament.entry_checked_in",
    "check_in_closed": "tournament.check_in_closed",
    "entry_sits_out": "tournament.entry_sits_out",
    "entry_back": "tournament.entry_back",
    "tournament_started": "tournament.started",
    "round_started": "tournament.round_started",
    "table_finished": "tournament.table_finished",
    "round_finished": "tournament.round_finished",
    "table_replayed": "tournament.table_replayed",
    "result_corrected": "tournament.result_corrected",
    "tournament_paused": "tournament.paused",
    "tournament_resumed": "tournament.resumed",
    "table_requested": "tournament.table_requested",
    "request_withdrawn": "tournament.request_withdrawn",
    "tournament_closing": "tournament.closing",
    "tournament_finished": "tournament.finished",
}
"""What happens in tournaments, by the types of their events."""

TEST = "webhook.test"

PATTERN = re.compile(
    r"\*|(game|player|event|tournament)\.\*|event\.[a-z][a-z0-9_]{0,63}|"
    + "|".join(re.escape(kind) for kind in sorted([*MILESTONES.values(), *TOURNAMENTS.values()]))
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


def tournament_kind_of(event_type: str, wanted: Iterable[str]) -> str | None:
    """As what a webhook that wants these is told of an event of a tournament; None if it is not.

    `*` is as old as games alone, and stands for those: whatever receives it need not know tournaments.
    """
    kind = TOURNAMENTS.get(event_type)
    return kind if {"tournament.*", kind} & set(wanted) else None

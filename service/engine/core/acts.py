"""What a player can do, as frozen data: the one vocabulary that HTTP, workers and scenarios share."""

from __future__ import annotations

from typing import Any

import msgspec

ORGANISER = ""
"""The `player` of an act of the organiser, who has no seat: of a Start, a Cancel or an Evict."""


class Act(msgspec.Struct, frozen=True, kw_only=True, tag_field="act", tag=str.lower):
    """One act of one player.

    player: the player's id at this table.
    at: when it counts, in ms since the epoch (in a scenario: since its start).
    """

    player: str
    at: int


class Join(Act, frozen=True, kw_only=True):
    """Take a seat. `player` is the wished id or empty: the table then makes one of the name. team: in a team game.

    knows: the rules that he declares to know, by id (card tichette). bot: at which level, for a bot.
    """

    name: str
    entropy: str = ""
    team: str = ""
    knows: list[str] = []
    bot: str = ""


class Rename(Act, frozen=True, kw_only=True):
    """A bot makes room for a person who comes under its name, before the start. Told by the service.

    name: its new one. avoid: the person's.
    """

    name: str
    avoid: str


class Start(Act, frozen=True, kw_only=True):
    """Close the lobby and begin with the opening roll."""


class Cancel(Act, frozen=True, kw_only=True):
    """Call the game off, before its start or while it is played. Only the organiser may."""


class Evict(Act, frozen=True, kw_only=True):
    """Take `target` out before the start. Only the organiser may."""

    target: str


class Leave(Act, frozen=True, kw_only=True):
    """Stand up; in the lobby, give the seat back.

    for_good: as players left for good before that was a forfeit: they stand, and may come back. In old records only.
    """

    for_good: bool = False


class Forfeit(Act, frozen=True, kw_only=True):
    """Leave for good: in the lobby, give the seat back; in a game, be out of it at once, with no way back."""


class Back(Act, frozen=True, kw_only=True):
    """Sit down again."""


class Cut(Act, frozen=True, kw_only=True):
    """His connection has been gone since `at`: nothing that he did. Told by the service."""


class Reconnected(Act, frozen=True, kw_only=True):
    """His connection is there again. Told by the service; it is no act in any window."""


class Reply(Act, frozen=True, kw_only=True):
    """What is done in a window. window: the id of the one that it answers, None for whichever takes it.

    An act that names a window counts in that one or in none: once it is closed, the act is late and free.
    """

    window: int | None = None


class Roll(Reply, frozen=True, kw_only=True):
    """Throw the dice that are to be thrown; keep: the faces that stay on the table, where a rule allows it."""

    keep: list[int] | None = None


class Annonce(Reply, frozen=True, kw_only=True):
    """A shout. fields: what the annonce says besides its name (target, amount, combination …).

    reaction_ms: how long its player took, from when its window was shown to him; None where nothing is claimed.
    connection_ms: the round trip of the connection by which it came, measured by the system and not by its player;
    None where that is not known.
    """

    annonce: str
    fields: dict[str, Any] = {}
    reaction_ms: int | None = None
    connection_ms: int | None = None


class Challenge(Reply, frozen=True, kw_only=True):
    """A shout that starts a duel with `target`, a player's id. reaction_ms, connection_ms: as of an Annonce."""

    challenge: str
    target: str
    reaction_ms: int | None = None
    connection_ms: int | None = None


class Terms(Reply, frozen=True, kw_only=True):
    """The second step of a challenge: the combination to throw, for so many points."""

    combination: str
    amount: int


class Pass(Reply, frozen=True, kw_only=True):
    """«I will do nothing in the windows that ask me now», or in the one that is named."""


class Measured(Act, frozen=True, kw_only=True):
    """The server has measured this player's round trip (ms): no act of his, but it must replay like one."""

    lag_ms: int


def word_of(act: Annonce | Challenge | Terms) -> str:
    """The word that is said by an act, as windows know it."""
    if isinstance(act, Terms):
        return "terms"
    return act.annonce if isinstance(act, Annonce) else act.challenge


CLAIMS = ("reaction_ms", "connection_ms")
"""What an act carries about its own instant: no part of what it says."""

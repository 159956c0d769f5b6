"""What clients are shown that is alike in all games: windows, newcomers, and what a player may do now."""

from __future__ import annotations

import msgspec


class Choices(msgspec.Struct, kw_only=True, frozen=True):
    """What the fields of an act may be just now; each game derives its own from it."""


NOTHING_TO_CHOOSE = Choices()
"""Of an act that has nothing to choose."""


class ExpectedAct(msgspec.Struct, kw_only=True):
    """One thing that the player may do.

    act: the kind of request that does it; `pass` is sent as an annonce.
    name: the id of the annonce or challenge; where it says none, the name of its window.
    window: the id of the window that it counts in: send it along, and the act counts in no other; null for what
    belongs to none, or counts in several.
    not_before: from when on it counts, in ms since the epoch.
    deadline: until when, in ms since the epoch; null: no limit.
    fields: the names of the fields that it takes.
    constraints: what they may be, as each game tells it.
    turn: the number of the turn that it counts in: send it along, and the act counts in no other; only in games whose
    acts can name their turn.
    """

    act: str
    name: str
    window: int | None
    not_before: int
    deadline: int | None
    fields: list[str] = []
    constraints: Choices = NOTHING_TO_CHOOSE
    turn: int | msgspec.UnsetType = msgspec.UNSET


class Compensation(msgspec.Struct, kw_only=True):
    """What an act of this player may be credited with.

    lag_ms: the player's round trip in ms, 0 until it was measured.
    quota_ms: what is left of the player's quota now, in ms.
    cap_ms: the most that any act may be credited with, in ms.
    """

    lag_ms: int
    quota_ms: int
    cap_ms: int


class Expected(msgspec.Struct, kw_only=True):
    """What one player may do now, and by when; an annonce that is not listed does not count.

    at: the instant for which this holds, in ms since the epoch.
    seq: the last event that this follows from, so that a client can let its event stream catch up first.
    lag: only where lag is compensated: then send `reaction_ms` with what is shouted.
    """

    player: str
    at: int
    seq: int
    acts: list[ExpectedAct]
    lag: Compensation | msgspec.UnsetType = msgspec.UNSET


class NewcomerView(msgspec.Struct, kw_only=True):
    """A player who came while the game was under way, and has no seat yet.

    display_name: the name, numbered where another player at the table has the same.
    bot: the level of a bot, null for a human.
    """

    id: str
    name: str
    display_name: str
    bot: str | None


class WindowView(msgspec.Struct, kw_only=True):
    """An open window.

    id: its id in this game.
    name: what it is about.
    rule: the id of the rule that opened it.
    annonces: the ids of what counts in it.
    players: the ids of those whom it concerns.
    waiting: the ids of those whom it still asks.
    spoken: the ids of those who have answered.
    passed: the ids of those who have passed.
    opened_at: when it opened, in ms since the epoch.
    not_before: from when on it takes answers, in ms since the epoch.
    deadline: until when, in ms since the epoch; null: no limit.
    """

    id: int
    name: str
    mode: str
    rule: str
    annonces: list[str]
    players: list[str]
    waiting: list[str]
    spoken: list[str]
    passed: list[str]
    opened_at: int
    not_before: int
    deadline: int | None

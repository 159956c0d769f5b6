"""What could be said, what was said, and what was wrong about it."""

from __future__ import annotations

import msgspec

from service.engine.core.events.base import Event, Fields


class WindowOpened(Event, tag="window_opened"):
    """The table may react.

    window: its id in this game.
    name: what it is about.
    rule: the id of the rule that opened it.
    annonces: the ids of what counts in it.
    players: the ids of those whom it asks.
    not_before: from when on it takes answers, in ms since the epoch.
    deadline: until when, in ms since the epoch; null: no limit.
    """

    window: int
    name: str
    mode: str
    rule: str
    annonces: list[str]
    players: list[str]
    not_before: int
    deadline: int | None


class Timing(msgspec.Struct, kw_only=True):
    """Why an act counts at its instant.

    arrived_at: when its request reached the service, in ms since the epoch.
    opened_at: when the window that it answers opened, in ms since the epoch.
    reaction_ms: how long the player took, as the client claims.
    measured_ms: the player's round trip, as the service measured it.
    quota_ms: what was left of the player's quota.
    cap_ms: the most that any act may be credited with.
    credit_ms: the least of arrived_at − opened_at − reaction_ms, of measured_ms, of quota_ms, of cap_ms and, with
    `lag_trust: connection`, of connection_ms + 5; 0 in an offer or a round of bets that the act was in time for anyway.
    counted_at: arrived_at − credit_ms.
    connection_ms: only with `lag_trust: connection`: the round trip of the act's own connection, as the operating
    system or a trusted proxy measured it; null where that is not known, and nothing is credited.
    """

    arrived_at: int
    opened_at: int
    reaction_ms: int
    measured_ms: int
    quota_ms: int
    cap_ms: int
    credit_ms: int
    counted_at: int
    connection_ms: int | msgspec.UnsetType | None = msgspec.UNSET


class Spoken(msgspec.Struct, kw_only=True):
    """One answer in a closed window.

    at: when it counts, in ms since the epoch.
    fields: what was said besides the annonce, as it was sent.
    timing: why it counts at that instant; of what no event had told before (a putsch), for its own player alone.
    """

    player: str
    annonce: str
    at: int
    fields: Fields
    timing: Timing | msgspec.UnsetType = msgspec.UNSET


class WindowClosed(Event, tag="window_closed"):
    """A window is over.

    outcome: `decided`; `elapsed`: its deadline came; `closed`: by another event.
    answers: what was said in it, in order.
    passed: the ids of those who passed.
    silent: the ids of those who said nothing.
    """

    window: int
    name: str
    outcome: str
    answers: list[Spoken]
    passed: list[str]
    silent: list[str]


class AnnonceMade(Event, tag="annonce_made"):
    """A player shouted, in time and rightly; what it brings is told when its window closes.

    annonce: its id.
    fields: what was said besides it, as it was sent.
    window: the id of the window that it answers, 0 where it belongs to none.
    timing: only where lag is compensated, and the act claimed a reaction.
    released: only of an act that was held, or that another player forced: true, as it was told of before.
    person: whose act it was, where it counts for another player.
    """

    player: str
    annonce: str
    fields: Fields
    window: int
    timing: Timing | msgspec.UnsetType = msgspec.UNSET
    released: bool | msgspec.UnsetType = msgspec.UNSET
    person: str | msgspec.UnsetType = msgspec.UNSET


class PlayerPassed(Event, tag="player_passed"):
    """A player said that nothing more will come from them in these windows.

    windows: ids of windows.
    released: only of a pass that was held, or that another player forced: true, as it was told of before.
    person: whose act it was, where it counts for another player.
    """

    player: str
    windows: list[int]
    released: bool | msgspec.UnsetType = msgspec.UNSET
    person: str | msgspec.UnsetType = msgspec.UNSET


class WrongAct(Event):
    """A wrong act, or a silence that counts as one: the base of what a strict game calls it.

    act: what was done, as it was sent.
    code: what was wrong, for programs.
    detail: what was wrong, in a sentence.
    timing: only where lag is compensated, and the act claimed a reaction.
    """

    player: str
    act: Fields
    code: str
    detail: str
    timing: Timing | msgspec.UnsetType = msgspec.UNSET


class ActHeld(Event, tag="act_held"):
    """What a player has done waits for others, who may stop it or put something else in its place.

    act: what was done, as it was sent.
    windows: the ids of the windows that it is for; empty where it is for none.
    by: the ids of those who have a right over it.
    timing: how early it counts, as in `annonce_made`.
    person: whose act it was, where it counts for another player.
    """

    player: str
    act: Fields
    windows: list[int]
    by: list[str]
    timing: Timing | msgspec.UnsetType = msgspec.UNSET
    person: str | msgspec.UnsetType = msgspec.UNSET


class ActStopped(Event, tag="act_stopped"):
    """What was held does not count: it was stopped, or is no longer possible. It costs nothing.

    act: what was done, as it was sent.
    code: `stopped`, or why it is no longer possible, for programs.
    """

    player: str
    act: Fields
    code: str

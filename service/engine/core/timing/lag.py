"""Lag compensation: what a player's network took from them is given back, within bounds that lying does not move.

An act that says how long its player took (`reaction_ms`, from when its window was shown to them) counts earlier than it
arrived by a credit: the least of the gap that is left unexplained, of the round trip that was measured for them, of
what is left of their quota, and of a cap. So a player who lies about a reaction gains what an honest one with that
network has anyway, and one who pretends to have a slower network pays for it from a quota that refills slowly.
"""

from __future__ import annotations

import msgspec

from service.engine.core.actions.acts import Act, Measured, Reply
from service.engine.core.actions.claims import Claim
from service.engine.core.events import LagMeasured, Timing
from service.engine.core.game import Game
from service.engine.core.refusals import Refusal
from service.engine.core.stored.plain import JsonObject
from service.engine.core.stored.state import Lag, Player
from service.engine.core.windows.window import Window

CAP_MS = 400
"""No act counts earlier than this before it arrived, whatever was measured."""

QUOTA_MS = 1_000
"""What a seat's credits may come to at once."""

REFILL = 10
"""A quota gains 1 ms in so many ms: 100 ms a second, until it is full again."""

UNMEASURED_MS = 400
"""What the service takes a network for that nothing was measured of: its games have it as `late_ms`."""

JITTER_MS = 100
"""By how much one act may be slower than the quickest of the last round trips that were measured."""

ALLOWANCE_MS = 5
"""By how much a returned nonce may be slower than its connection: what reading and answering it takes."""

UNHURRIED = ("offer", "bets")
"""No player is first in these: only their deadline can be missed because of lag."""


def on(g: Game) -> bool:
    """Whether this game compensates lag."""
    return bool(g.state.options.get("lag_compensation"))


def trusts_connection(g: Game) -> bool:
    """Whether what nonces measure counts only as far as the connection itself shows it (option `lag_trust`)."""
    return bool(g.state.options.get("lag_trust") == "connection")


def believed(g: Game, took: int, connection: int | None) -> int | None:
    """What counts of a round trip that a nonce took, over a connection with such a round trip (both ms).

    None for nothing: the game trusts connections only, and nothing is known of this one.
    """
    if not trusts_connection(g):
        return took
    return None if connection is None else min(took, connection + ALLOWANCE_MS)


def quota(lag: Lag, at: int) -> int:
    """What is left of a quota at an instant (ms): what is spent comes back with time."""
    return min(QUOTA_MS, lag.quota + max(0, at - lag.since) // REFILL)


def possible(player: Player, at: int) -> int:
    """The greatest credit (ms) that an act of this player could have if it arrived at that instant."""
    return 0 if player.lag is None else min(_seen_of(player), quota(player.lag, at))


def _seen_of(player: Player) -> int:
    """The same (ms) as far as everybody may know: what is left of a quota may tell of an act that is hidden."""
    if player.lag is None or player.absent or player.cut:
        return 0
    return min(player.lag.ms, CAP_MS)


def leeway(g: Game, player_id: str) -> int:
    """By how much an act may have been held up (ms), where only what it costs to be late hangs on it.

    What was measured of its player's network and a little more; where nothing was, the option `late_ms`.
    """
    unmeasured: int = g.state.options.get("late_ms", 0)
    known = g.player(player_id).lag
    if known is None or not on(g):
        return unmeasured
    return min(known.ms + min(JITTER_MS, unmeasured), CAP_MS)


def grace(g: Game, at: int, window: Window) -> int:
    """How long after `settle_ms` what is due at an instant must be left undone (ms), so that it is fair.

    As long as an act of a player who is still waited for could arrive that counts before it. What is on its
    way comes by itself: no word is about when.
    """
    if not on(g) or window.coming:
        return 0
    arrival = at + g.option("settle_ms") + CAP_MS
    return max((_grace_of(g, open_, arrival) for _, open_ in g.windows() if _undecided(open_)), default=0)


def _grace_of(g: Game, window: Window, arrival: int) -> int:
    persons = {person for player in window.may_still_answer() for person in g.family.persons(g, player)}
    players = [g.player(person) for person in persons]
    return max((_seen_of(p) if window.hidden else possible(p, arrival) for p in players), default=0)


def _undecided(window: Window) -> bool:
    # No player is earlier than one who spoke before the window was open.
    return window.takes_reflexes and not (window.spoken and window.spoken[0].landed)


def compensate(g: Game, act: Act) -> Act:
    """The act at the instant at which it counts; `g.timing` tells how that was found.

    An act without a claim, that no window takes, or by which a player comes back, counts when it arrived.
    """
    if not isinstance(act, Reply) or (claim := act.claim) is None or not on(g):
        return act
    player = g.player(act.player)
    if player.absent or player.cut or g.state.stopped_at is not None:
        return act
    account = g.family.account(g, act.player)
    for record, window in g.windows():
        takes = window.understands(account, claim.word) and window.asks(account) and window.takes_reflexes
        if not takes or g.shut(record, window) or act.window not in (None, record.id):
            continue
        timing = _timing(g, player, window, act.at, claim)
        if window.in_time(timing.counted_at):
            g.timing = timing
            return msgspec.structs.replace(act, at=timing.counted_at)
    return act


def _timing(g: Game, player: Player, window: Window, arrived: int, claim: Claim) -> Timing:
    measured = player.lag.ms if player.lag else 0
    left = quota(player.lag, arrived) if player.lag else QUOTA_MS
    gap = arrived - window.opened - claim.reaction_ms
    allowed = arrived - max(window.opened, window.not_before)
    needless = window.mode in UNHURRIED and window.in_time(arrived)
    shown = believed(g, measured, claim.connection_ms) or 0
    credit = 0 if needless else max(0, min(gap, shown, left, CAP_MS, allowed))
    return Timing(
        arrived_at=arrived, opened_at=window.opened, reaction_ms=claim.reaction_ms, measured_ms=measured, quota_ms=left,
        cap_ms=CAP_MS, credit_ms=credit, counted_at=arrived - credit,
        connection_ms=claim.connection_ms if trusts_connection(g) else msgspec.UNSET,
    )  # fmt: skip


def timing_fields(g: Game) -> JsonObject:
    """What the event of the act under way says of its instant."""
    return {} if g.timing is None else {"timing": g.timing}


def credit(g: Game) -> int:
    """By how much the act under way counts earlier than it arrived (ms)."""
    return 0 if g.timing is None else g.timing.credit_ms


def spend(g: Game, player_id: str) -> None:
    """The act under way has been taken: its credit leaves the quota."""
    lag = g.player(g.author(player_id)).lag
    if lag is not None and g.timing is not None and g.timing.credit_ms:
        lag.quota = g.timing.quota_ms - g.timing.credit_ms
        lag.since = max(lag.since, g.timing.arrived_at)


def measure(g: Game, act: Measured) -> None:
    """Write down what was measured of a player's round trip. Raises Refusal where the game does not compensate lag.

    It is the server's act, not the player's: it shows no one present, and moves no clock.
    """
    if not on(g):
        raise Refusal("lag_compensation_off", "This game does not compensate lag.")
    player = g.player(act.player)
    if player.lag is None:
        player.lag = Lag(ms=act.lag_ms)
    else:
        player.lag.ms = act.lag_ms
    g.now = act.at
    g.emit(LagMeasured, player=act.player, lag_ms=act.lag_ms)

"""Who sits at the table, whose turn it is, whether the clock runs, and how it ends."""

from __future__ import annotations

import msgspec

from service.engine.kernel.events.base import Event, Fields


class GameCreated(Event, tag="game_created"):
    """The table exists. commitment: SHA-256 (hex) of the seed that the dice come from, once given ones have run out."""

    ruleset: str
    options: Fields
    rules: list[str]
    commitment: str | None


class PlayerArrived(Event, tag="player_arrived"):
    """Somebody came while the game was under way; he has no seat yet. bot: its level, null for a human."""

    player: str
    name: str
    bot: str | None = None


class PlayerJoined(Event, tag="player_joined"):
    """A seat was taken. entropy: what the player contributed to the dice, may be empty. score: with which he begins.

    bot: the level of a bot, null for a human.
    """

    player: str
    name: str
    entropy: str
    score: int = 0
    bot: str | None = None


class PlayerLeft(Event, tag="player_left"):
    """A seat was given back in the lobby, or somebody who had none yet has gone away.

    reason: `evicted` where the organiser took the player out; else empty.
    """

    player: str
    reason: str = ""


class GameStarted(Event, tag="game_started"):
    """The lobby is closed. players: ids in the order of play. first: who begins, if that is settled already."""

    players: list[str]
    first: str | None


class TurnStarted(Event, tag="turn_started"):
    """A player is on turn. lap: how many laps are over. not_before: the chouettes may be thrown from here (ms)."""

    player: str
    lap: int
    not_before: int


class PlayerOut(Event, tag="player_out"):
    """A player is out of the game, and stays so.

    reason: `bound` (the score that puts out), `cul_de_chouette_double` (a missed doubling), `left` (for good, which is
    a forfeit) or `absent` (a forfeit, too, for having been absent for as long as the option `forfeit_ms` allows).
    """

    player: str
    reason: str


class PresenceChanged(Event, tag="presence_changed"):
    """presence: `seated`, `away` (silent: the table throws for him), `standing` or `gone` (left for good).

    reason: `cut` where he stands because his connection was gone for too long; of `gone`: `left` or `absent`, as in
    the `player_out` that follows; else empty.
    """

    player: str
    presence: str
    reason: str = ""


class ConnectionLost(Event, tag="connection_lost"):
    """The last live stream of a seat has been gone since `at`. stands_at: when he counts as having stood up (ms).

    Before the start nobody stands up: it is None, and is told at the start to whom it concerns.
    """

    player: str
    stands_at: int | None


class ConnectionRestored(Event, tag="connection_restored"):
    """His connection is there again, or he acted without one."""

    player: str


class LagMeasured(Event, tag="lag_measured"):
    """The service has measured how long a player's network takes there and back (ms); only where lag is compensated."""

    player: str
    lag_ms: int


class ClockStopped(Event, tag="clock_stopped"):
    """Everybody stands: nothing runs out until somebody sits down."""


class ClockStarted(Event, tag="clock_started"):
    """Somebody sat down: every deadline was moved by `stopped_ms`."""

    stopped_ms: int


class ClockSet(Event, tag="clock_set"):
    """The service's clock was set back: every instant that is still to come was moved back by `back_ms`."""

    back_ms: int


class Standing(msgspec.Struct, kw_only=True):
    """How a game ended for one player.

    rank: 1 is the best. The winner is first; then the higher score counts (the lower one where the target is below
    zero); then whoever was in the game longer; players who are equal in all that share a rank, and a team shares one.
    reason: `won`; `lost` (in the game to the end, and another won); `undecided` (in the game to the end, and nobody
    won); or why the player was out before, as in `player_out`: `bound`, `cul_de_chouette_double`, `left`, `absent`. A
    player who is out by a forfeit is told as `left` or `absent`, also where the team has won.
    """

    player: str
    rank: int
    score: int
    reason: str


class GameFinished(Event, tag="game_finished"):
    """The game is over. seed: the secret that the dice came from (hex), so that everybody can check every die.

    reason: `target`, `last_one` or the id of the rule that decided it; without a winner `stopped` (they agreed),
    `abandoned` (all people have left for good, or nobody was there for too long), `expired` (nobody started it in time)
    or `cancelled` (the organiser called it off).
    result: how it ended for each player, by rank; empty where it never started, unset in games from before it was told.
    """

    winner: str | None
    reason: str
    scores: dict[str, int]
    seed: str | None
    result: list[Standing] | msgspec.UnsetType = msgspec.UNSET

"""Who sits at the table, whose turn it is, whether the clock runs, and how it ends."""

from __future__ import annotations

import msgspec

from service.engine.core.events.base import Event, Fields


class GameCreated(Event, tag="game_created"):
    """The table exists.

    ruleset: the id of the rulebook.
    options: all options with their values.
    rules: the ids of the rules in force.
    commitment: SHA-256 (hex) of the seed that the draws come from, once those of a test have run out.
    """

    ruleset: str
    options: Fields
    rules: list[str]
    commitment: str | None


class PlayerArrived(Event, tag="player_arrived"):
    """A player came while the game was under way, and has no seat yet.

    display_name: the name, numbered where another player at the table has the same.
    bot: the level of a bot, null for a human.
    """

    player: str
    name: str
    display_name: str = ""
    bot: str | None = None


class PlayerJoined(Event, tag="player_joined"):
    """A seat was taken.

    display_name: the name, numbered where another player at the table has the same.
    entropy: what the player contributed to the draws; may be empty.
    score: the score that the player begins with.
    bot: the level of a bot, null for a human.
    """

    player: str
    name: str
    entropy: str
    display_name: str = ""
    score: int = 0
    bot: str | None = None


class PlayerRenamed(Event, tag="player_renamed"):
    """A bot has another name than before, since a person came under its own.

    display_name: as `name`, numbered where another player has the same.
    """

    player: str
    name: str
    display_name: str


class PlayerLeft(Event, tag="player_left"):
    """A seat was given back in the lobby, or a player who had no seat yet has gone away.

    reason: `evicted`: the organiser took the player out; otherwise empty.
    """

    player: str
    reason: str = ""


class GameStarted(Event, tag="game_started"):
    """The lobby is closed.

    players: ids in the order of play.
    first: the id of the player who begins, null while that is not settled.
    """

    players: list[str]
    first: str | None


class TurnStarted(Event, tag="turn_started"):
    """A player is on turn.

    lap: how many laps are over; the number of the manche, where a match has several.
    not_before: from when on the player may begin it, in ms since the epoch.
    turn: its number, only in games whose acts can name their turn.
    lead: only in games where a turn leads or answers: whether it leads.
    deadline: until when the player may act, in ms since the epoch, null for no limit; only where `turn` is told.
    """

    player: str
    lap: int
    not_before: int
    turn: int | msgspec.UnsetType = msgspec.UNSET
    lead: bool | msgspec.UnsetType = msgspec.UNSET
    deadline: int | msgspec.UnsetType | None = msgspec.UNSET


class PlayerOut(Event, tag="player_out"):
    """A player is out of the game, and stays so.

    reason: `bound`: by the score that puts out; the id of the rule that put the player out; `left`: for good,
    which is a forfeit; `absent`: a forfeit too, for having been absent for as long as the option `forfeit_ms` allows.
    """

    player: str
    reason: str


class PresenceChanged(Event, tag="presence_changed"):
    """A player's presence changed.

    presence: `seated`; `away`: silent, so that the table acts for the player; `standing`: stood up for a while;
    `gone`: left for good.
    reason: `cut`: stands because the connection was gone for too long; `left` and `absent`: gone, as in the
    `player_out` that follows; otherwise empty.
    """

    player: str
    presence: str
    reason: str = ""


class ConnectionLost(Event, tag="connection_lost"):
    """The last live stream of a seat has been gone since `at`.

    stands_at: when the player counts as having stood up, in ms since the epoch. Before the start no player stands up:
    then it is null, and the event comes again at the start.
    """

    player: str
    stands_at: int | None


class ConnectionRestored(Event, tag="connection_restored"):
    """The player's connection is there again, or the player acted without one."""

    player: str


class LagMeasured(Event, tag="lag_measured"):
    """The service has measured a player's network; only where lag is compensated.

    lag_ms: the time there and back, in ms.
    """

    player: str
    lag_ms: int


class ClockStopped(Event, tag="clock_stopped"):
    """Everybody stands: nothing runs out until a player sits down."""


class ClockStarted(Event, tag="clock_started"):
    """A player sat down, and the clock runs again.

    stopped_ms: for how long it stood, in ms: by so much every deadline was moved.
    """

    stopped_ms: int


class ClockSet(Event, tag="clock_set"):
    """The service's clock was set back.

    back_ms: by how much every instant that is still to come was moved back, in ms.
    """

    back_ms: int


class Rewound(Event, tag="rewound"):
    """The service lost the last that it had told of this game: the game goes on from where it was before that.

    to_seq: events up to this one are as they were; what was told after it did not happen, and other events have come
    or will come under the same seqs. from_seq: the last event that is known to have been told. to_version and
    from_version: the same of the game's version. 0: not known.
    """

    from_seq: int
    to_seq: int
    from_version: int
    to_version: int


class Standing(msgspec.Struct, kw_only=True):
    """How a game ended for one player.

    rank: 1 is the best. The winner is first; then the higher score counts (the lower one where the target is below
    zero); then the longer time in the game. Players who are equal in all that share a rank, and a team shares one.
    reason: `won`; `lost`: in the game to the end, and another won; `undecided`: in the game to the end, and no player
    won; or why the player was out before, as in `player_out`. A player who is out by a forfeit is told as `left` or
    `absent`, also where the team has won.
    """

    player: str
    rank: int
    score: int
    reason: str


class GameFinished(Event, tag="game_finished"):
    """The game is over.

    winner: the id of the player, or the name of the team, that won; null without a winner.
    reason: `target`, `last_one` or the id of the rule that decided it; without a winner `stopped` (the players
    agreed), `abandoned` (all people have left for good, or none was there for too long), `expired` (it was not
    started in time) or `cancelled` (the organiser called it off).
    scores: points by player.
    result: how it ended for each player, by rank; empty where it never started; left out by games that are older than
    this field.
    seed: the secret that the draws came from (hex), with which everybody can check each; null if everything was given,
    as in a test.
    """

    winner: str | None
    reason: str
    scores: dict[str, int]
    seed: str | None
    result: list[Standing] | msgspec.UnsetType = msgspec.UNSET

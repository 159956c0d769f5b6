"""The shapes of what a viewer is shown of a game."""

from __future__ import annotations

import msgspec

from service.engine.core.events import Standing
from service.engine.core.stored.plain import JsonObject
from service.engine.core.told.view_types import NewcomerView, WindowView
from service.engine.cul_de_chouette.state import Sips
from service.engine.dice.duel_view import ChallengeView


class PlayerView(msgspec.Struct, kw_only=True):
    """A seat as everybody sees it.

    display_name: the name, numbered where another player at the table has the same: show this one.
    seat: the place in the order of play, from 0.
    team: the name of the player's team, null where everybody plays alone.
    holdings: what the player holds: ids, each with how many or with what is left of it.
    in_game: false once the player is out of the game.
    out: why the player is out of the game, null in the game.
    forfeits_at: when a player who is absent will be out for it, in ms since the epoch; null while nothing of the kind
    is near.
    presence: `seated`; `away`: silent, so that the table throws; `standing`: stood up for a while; `gone`: left for
    good.
    connected: false while the player's connection is known to be gone.
    stands_at: when the player will count as having stood up, in ms since the epoch; null if nothing is amiss.
    bevues: how many wrong acts so far.
    flanned: the weight of the Flans that wait for the player's next chouettes, or are in force on the player's throw.
    jarret: how one is used on the player's throw, coming or under way; empty: not at all.
    bot: the level of a bot, null for a human.
    lag_ms: the player's round trip in ms, where lag is compensated and it was measured.
    """

    id: str
    name: str
    display_name: str
    seat: int
    team: str | None
    score: int
    holdings: JsonObject
    in_game: bool
    out: str | None
    presence: str
    connected: bool
    stands_at: int | None
    forfeits_at: int | None
    bevues: int
    flanned: int
    jarret: str
    bot: str | None
    lag_ms: int | msgspec.UnsetType = msgspec.UNSET


class ThrowView(msgspec.Struct, kw_only=True):
    """The dice of the last throw.

    id: the id of the throw.
    maker: the id of the player whose throw it is.
    combinations: what the dice are, by id; empty until three dice are final.
    """

    id: int
    maker: str
    faces: list[int]
    combinations: list[str]


class GameView(msgspec.Struct, kw_only=True):
    """The game as this viewer may see it.

    ruleset: the id of the rulebook.
    status: `lobby`: seats may be taken; `playing`; `finished`.
    seq: the last event that this follows from.
    created_at: in ms since the epoch.
    options: all options with their values.
    rules: the ids of the rules in force.
    players: the seats, in the order of play.
    newcomers: players who came while the game was under way, and have no seat yet.
    sips: à l'Aquitaine; null in any other game.
    turn: the id of the player on turn, null at the end.
    to_throw: the id of the player who must throw next, not always the one on turn; null at the end.
    phase: `lull`: between two throws; `chouettes`: two dice lie; `combination`: all of them do; empty where none of
    this fits.
    laps: how many laps are over.
    throw: the last throw, null before the first one.
    windows: what the table may react to now.
    challenge: the duel under way, null if there is none.
    winner: the id of the player, or the name of the team, that won; null without one.
    end: why the game is over, as in `game_finished`; null before.
    result: how it ended for each player, by rank; empty until it is over, and where it never started.
    clock_stopped: true while everybody stands: then nothing runs out.
    commitment: SHA-256 (hex) of the seed of the dice, null with test dice only.
    seed: that seed (hex) once the game is over, null before.
    you: the viewer's player id, null without a seat.
    hidden_dice: dice that only this viewer sees.
    """

    id: str
    ruleset: str
    status: str
    seq: int
    created_at: int
    options: JsonObject
    rules: list[str]
    players: list[PlayerView]
    newcomers: list[NewcomerView]
    sips: Sips | None
    turn: str | None
    to_throw: str | None
    phase: str
    laps: int
    throw: ThrowView | None
    windows: list[WindowView]
    challenge: ChallengeView | None
    winner: str | None
    result: list[Standing]
    end: str | None
    clock_stopped: bool
    commitment: str | None
    seed: str | None
    you: str | None
    hidden_dice: list[int] = []

"""What clients are shown of a match."""

from __future__ import annotations

from typing import Any

import msgspec

from service.engine.core.events import Standing
from service.engine.core.told.view_types import WindowView


class CardPlayerView(msgspec.Struct, kw_only=True):
    """A player at the table.

    display_name: the name, numbered where another player at the table has the same: show this one.
    seat: the place in the order of the table, from 0.
    cards: how many cards the player holds.
    role: what the player is since the last manche, null in the first one.
    place: the player's place in the manche under way or, between two, in the last one; null while they play for it.
    manches_won: how many manches the player has won.
    in_game: false once the player is out of the game.
    out: why the player is out of the game, null in the game.
    presence: `seated`; `away`: silent, so that the game acts at once for the player; `standing`: stood up for a while;
    `gone`: left for good.
    connected: false while the player's connection is known to be gone.
    stands_at: when the player will count as having stood up, in ms since the epoch; null if nothing is amiss.
    forfeits_at: when a player who is absent will be out for it, in ms since the epoch; null while nothing of the kind
    is in sight.
    bot: the level of a bot, null for a human.
    lag_ms: the player's round trip in ms, where lag is compensated and it was measured.
    """

    id: str
    name: str
    display_name: str
    seat: int
    score: int
    cards: int
    role: str | None
    place: int | None
    manches_won: int
    in_game: bool
    out: str | None
    presence: str
    connected: bool
    stands_at: int | None
    forfeits_at: int | None
    bot: str | None
    lag_ms: int | msgspec.UnsetType = msgspec.UNSET


class MancheView(msgspec.Struct, kw_only=True):
    """The manche under way, or the last one.

    number: 1, 2, 3 …
    direction: `clockwise` (the order of `players`) or `counterclockwise`.
    revolution: whether the order is reversed.
    order: the ranks from weakest to strongest as they count now.
    laid: the cards laid so far, discarded fours included, in order.
    """

    number: int
    direction: str
    revolution: bool
    order: list[str]
    laid: list[str]


class TourView(msgspec.Struct, kw_only=True):
    """What lies on top.

    by: the id of its owner.
    rank: what it counts as.
    same: whether the same combination is forced.
    out: the ids of those who are out of the tour.
    """

    by: str
    cards: list[str]
    rank: str
    size: int
    same: bool
    out: list[str]


class TurnView(msgspec.Struct, kw_only=True):
    """The turn under way.

    number: send it along with what you lay, and it counts in no other turn.
    deadline: until when, in ms since the epoch; null: no limit.
    """

    number: int
    player: str
    deadline: int | None


class TransferView(msgspec.Struct, kw_only=True):
    """Cards that went over in the exchange of this manche.

    giver: the id of the player who gave them.
    to: the id of the player who has them now.
    number: how many.
    cards: for the two players themselves, otherwise empty.
    """

    giver: str
    to: str
    number: int
    cards: list[str]


class CardGameView(msgspec.Struct, kw_only=True):
    """A match at cards, as one viewer may see it.

    ruleset: the id of the rulebook.
    status: `lobby`: seats may be taken; `playing`; `finished`.
    seq: the last event that this follows from.
    created_at: in ms since the epoch.
    options: all options with their values.
    rules: the ids of the rules in force.
    players: the seats, in the order of the table.
    packs: with how many packs it is played; 0 before the start.
    manches_played: how many manches are over.
    manche: null before the first deal.
    tour: null where a lead is due.
    turn: the id of the player who must lead or answer; while a window is open, who will if nothing new comes of it;
    null where no manche is running.
    clock: the turn under way, null while a window is open.
    windows: what the table is asked now.
    votes: what each has voted, by player, while the vote is open; otherwise empty.
    exchanged: the exchange of this manche.
    hand: the viewer's own cards, from the best to the weakest; empty for those who hold none.
    winner: the id of the player who won; null without one.
    end: why the game is over, as in `game_finished`; null before.
    result: how it ended for each player, by rank; empty until it is over, and where it never started.
    commitment: SHA-256 (hex) of the seed of the shuffles, null with given cards only.
    seed: that seed (hex) once the game is over, null before.
    you: the id of the viewer, null for spectators.
    """

    id: str
    ruleset: str
    status: str
    seq: int
    created_at: int
    options: dict[str, Any]
    rules: list[str]
    players: list[CardPlayerView]
    packs: int
    manches_played: int
    manche: MancheView | None
    tour: TourView | None
    turn: str | None
    clock: TurnView | None
    windows: list[WindowView]
    votes: dict[str, str]
    exchanged: list[TransferView]
    hand: list[str]
    winner: str | None
    end: str | None
    result: list[Standing]
    commitment: str | None
    seed: str | None
    you: str | None

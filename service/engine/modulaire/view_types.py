"""What is shown of a game of this rulebook."""

from __future__ import annotations

from typing import Any

import msgspec

from service.engine.core.events import Standing
from service.engine.core.told.view_types import WindowView
from service.engine.dice.duel_view import ChallengeView


class ModPlayerView(msgspec.Struct, kw_only=True):
    """A player at the table.

    display_name: the name, numbered where another player at the table has the same: show this one.
    seat: the place in the order of the table, from 0.
    score: in points, rounded down. sixths: to be added to the score, 0 to 5.
    holdings: what the player holds, by name: how many of it, or the list of their kinds.
    value: by which the order of play goes, null without values.
    down: whether the player lies down, and does not exist for the game.
    in_game: false once the player is out of the game.
    bevues: how many wrong acts the player has made.
    presence: `seated`; `away`: silent, so that the table throws at once; `standing`: stood up for a while; `gone`: left
    for good.
    connected: false while the player's connection is known to be gone.
    stands_at: when the player will count as having stood up, in ms since the epoch; null if nothing is amiss.
    forfeits_at: when a player who is absent will be out for it, in ms since the epoch; null while nothing of the kind
    is in sight.
    out: why the player is out of the game, null in the game.
    bot: the level of a bot, null for a human.
    lag_ms: the player's round trip in ms, as it was measured; only where lag is compensated.
    """

    id: str
    name: str
    display_name: str
    seat: int
    score: int
    sixths: int
    holdings: dict[str, Any]
    value: int | None
    down: bool
    in_game: bool
    bevues: int
    presence: str
    connected: bool
    stands_at: int | None
    forfeits_at: int | None
    out: str | None
    bot: str | None
    lag_ms: int | msgspec.UnsetType = msgspec.UNSET


class CoupView(msgspec.Struct, kw_only=True):
    """The coup under way, or the last one.

    id: its number in the game. kind: `turn`; `replay` after a challenge; `golo` after a Cul de Chouette.
    dice: the results that lie there. combinations: the names of what they are, once all lie; empty for a Néant.
    sirotage: `won` or `lost`, once its die lies; left out where there is none.
    """

    id: int
    player: str
    kind: str
    dice: list[int]
    combinations: list[str]
    sirotage: str | msgspec.UnsetType = msgspec.UNSET


class BankView(msgspec.Struct, kw_only=True):
    """The bank (c1).

    owner: the banker, null before the first turn. artichauts: how many it holds.
    number: what a die must show for an artichette, and how many artichauts that brings.
    filed: whether the gains of the player on turn are the banker's in this turn.
    """

    owner: str | None
    artichauts: int
    number: int
    filed: bool


class FaultView(msgspec.Struct, kw_only=True):
    """A fault that stands: who failed. verse: at which one. fault: as in `song_fault`."""

    player: str
    verse: int
    fault: str


class BondView(msgspec.Struct, kw_only=True):
    """An answer that binds (d1, étoile): player has said, as `answer` tells, that they would say a word or not.

    about: the word. answer: `oui` or `non`. asker: until whose next turn it binds.
    """

    player: str
    about: str
    answer: str
    asker: str


class AskedView(msgspec.Struct, kw_only=True):
    """A question whose answer will bind (d1, étoile).

    player: the id of the player who is asked. about: the word that the player may promise to say. asker: the id of the
    player who has asked.
    """

    player: str
    about: str
    asker: str


class PackView(msgspec.Struct, kw_only=True):
    """The pack of tichettes (d1).

    left: how many can still be drawn. bonds: the answers that bind players now. asked: the questions that wait for one.
    basket: the number that feeds the bank for the time being, null where no card has changed it.
    """

    left: int
    bonds: list[BondView]
    asked: list[AskedView]
    basket: int | None


class SongView(msgspec.Struct, kw_only=True):
    """A song under way (c2).

    launcher: who launched it. singers: in the order in which they sing.
    verse: the number of the one that is due. singer: from whom.
    faults: those for which others may stop it, the oldest first.
    """

    launcher: str
    singers: list[str]
    verse: int
    singer: str
    faults: list[FaultView]


class EffectView(msgspec.Struct, kw_only=True):
    """A solution of a bird that is in force.

    solution: what applies. by: the id of the player who caught the bird.
    """

    solution: str
    by: str


class BirdsView(msgspec.Struct, kw_only=True):
    """What birds have done to the game (c3).

    taken: the solutions chosen since the last migration. effects: those in force, the latest last.
    wood: the lengths of the bouts de bois that there are, in inches.
    last_hand: with which hand dice were thrown last, `left` or `right`.
    """

    taken: list[str]
    effects: list[EffectView]
    wood: list[int]
    last_hand: str


class ConfusionView(msgspec.Struct, kw_only=True):
    """A potion of confusion that was drunk (t3). by: the id of the player who drank it.

    left, middle, right: what it does to dice at these places; one die lies in the middle, two lie left and right.
    """

    by: str
    left: str
    middle: str
    right: str


class MagicView(msgspec.Struct, kw_only=True):
    """What magic has done (t3).

    chou: by player what is added to every die of theirs, −1 or +1; the others have none. confusion: the one in force.
    last_dice: by `left`, `middle`, `right` the face last thrown there. seats: by displaced player, whose stool they
    sit on. shapes: by player, into whom they have turned. foreseen: what the viewer sees of the next throw.
    """

    chou: dict[str, int]
    confusion: ConfusionView | None
    last_dice: dict[str, int]
    seats: dict[str, str]
    shapes: dict[str, str]
    foreseen: list[int]


class ModGameView(msgspec.Struct, kw_only=True):
    """A game of the rulebook `modulaire`.

    rules: the ids of the modules in force. turn: whose turn it is. to_throw: who must throw next.
    falling: whether the order of play goes by falling values.
    challenge: the challenge under way, null if there is none.
    bank: left out without its module. song: left out while nothing is sung.
    coup: the one under way or the last one, null before the first.
    demonic: whether the game has transplaned; left out without its module.
    birds: left out without its module. magic: the same.
    double_spent: whether the Doublé of this game (t2) has been said.
    negative_turns: by player how many turns running have ended below zero (t6); with the third the player is out.
    """

    id: str
    ruleset: str
    status: str
    seq: int
    created_at: int
    options: dict[str, Any]
    rules: list[str]
    turn: str | None
    to_throw: str | None
    falling: bool
    players: list[ModPlayerView]
    coup: CoupView | None
    challenge: ChallengeView | None
    windows: list[WindowView]
    winner: str | None
    result: list[Standing]
    end: str | None
    clock_stopped: bool
    commitment: str | None
    seed: str | None
    you: str | None
    bank: BankView | msgspec.UnsetType = msgspec.UNSET
    song: SongView | msgspec.UnsetType = msgspec.UNSET
    pack: PackView | msgspec.UnsetType = msgspec.UNSET
    demonic: bool | msgspec.UnsetType = msgspec.UNSET
    birds: BirdsView | msgspec.UnsetType = msgspec.UNSET
    double_spent: bool | msgspec.UnsetType = msgspec.UNSET
    negative_turns: dict[str, int] | msgspec.UnsetType = msgspec.UNSET
    magic: MagicView | msgspec.UnsetType = msgspec.UNSET

"""What a game of this rulebook remembers beside the core's state: values, the turn, the coup, and notes of modules."""

from __future__ import annotations

from typing import Literal

import msgspec

from service.engine.core.game import Game
from service.engine.core.stored.plain import JsonObject
from service.engine.core.stored.state import Player, State
from service.engine.dice.source import DiceSource
from service.engine.modulaire.table.notes import TableNote

CoupKind = Literal["turn", "replay", "golo"]
Moment = Literal["", "opening", "before_chouettes", "before_cul", "landed"]
Sirotage = Literal["", "won", "lost"]


class Penalty(msgspec.Struct, kw_only=True):
    """Points that a race of a coup costs a player, which its settlement takes."""

    player: str
    points: int
    rule: str


class Bet(msgspec.Struct, kw_only=True):
    """A side bet that has been decided, and waits for the settlement of the coup."""

    player: str
    won: bool
    rule: str


class Coup(msgspec.Struct, kw_only=True, omit_defaults=True):
    """One throw of chouettes and cul with all that follows.

    id: its number in the game, from 1 on. chouettes and dice: their results, in the order in which they were thrown.
    at_once: all three dice are thrown together. names: the combinations that it is.
    cut_short: a Frigelle ended it before its cul. blocked: nothing comes of its combination but that it was made.
    taken_by: who won its points in a race, empty where they are the thrower's.
    sirotage: how one went, if there was any; earned: what its Cul de Chouette has brought, once settled.
    own_wood: players to whom, or by whom, its combination is paid as if no wood were missing.
    again: as what the next coup of this turn is thrown, if there is one.
    """

    id: int
    thrower: str
    kind: CoupKind
    chouettes: list[int] = []
    dice: list[int] = []
    at_once: bool = False
    names: list[str] = []
    cut_short: bool = False
    blocked: bool = False
    taken_by: str = ""
    penalties: list[Penalty] = []
    bets: list[Bet] = []
    sirotage: Sirotage = ""
    earned: int = 0
    own_wood: list[str] = []
    again: Literal["", "replay", "golo"] = ""


class ModPlayer(Player, kw_only=True, omit_defaults=True):
    """A player at the table. score is the whole part: sixths are to be added to it. faults: the bévues so far.

    holds: holdings by name, each with how many of it; those that come in kinds with the list of their kinds.
    down: the player lies down, and does not exist for the game.
    """

    sixths: int = 0
    faults: int = msgspec.field(default=0, name="bevues")
    down: bool = False


class ModState(State, kw_only=True, omit_defaults=True):
    """randomness: the dice. turn: whose turn is open. turns: how many have been opened.

    stool: in whose place that turn is, where it is not `turn`'s own, which plays it (t3).

    moment: what the coup under way waits for. values: the values of the players (b4); falling: the direction.
    coup: the one under way, or the last one. coups: how many there have been.
    stored_notes: what modules remember, as notes.py says.
    """

    players: list[ModPlayer] = []  # type: ignore[assignment]
    waiting_players: list[ModPlayer] = []  # type: ignore[assignment]
    randomness: DiceSource = msgspec.field(name="dice")
    turn: str | None = None
    stool: str | None = None
    turns: int = 0
    moment: Moment = ""
    values: dict[str, int] = {}
    falling: bool = False
    coup: Coup | None = None
    coups: int = 0
    stored_notes: JsonObject | None = msgspec.field(default=None, name="notes")

    def __post_init__(self) -> None:
        if isinstance(self.stored_notes, msgspec.Struct):
            self.stored_notes = TableNote.apart(self.stored_notes)


def table(g: Game) -> ModState:
    """The state of this game, as what it is."""
    # Asked for some fifty times in an act: `cast` would be a call more each time.
    return g.state  # type: ignore[return-value]


def member(g: Game, player_id: str) -> ModPlayer:
    """A player of this game, as what they are. Raises KeyError."""
    return g.player(player_id)  # type: ignore[return-value]


def coup_of(g: Game) -> Coup:
    """The coup under way, or the last one."""
    coup = table(g).coup
    assert coup is not None
    return coup

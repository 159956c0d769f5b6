"""What a game of Cul de Chouette remembers beside the core's state: the turn, the laps and the throws."""

from __future__ import annotations

from typing import Literal, cast

import msgspec

from service.engine.core.game import Game
from service.engine.core.stored.plain import JsonObject
from service.engine.core.stored.state import EarlyWord, Player, State
from service.engine.cul_de_chouette.ledger import Move
from service.engine.cul_de_chouette.notes import TableNote, ThrowNote
from service.engine.dice.source import DiceSource

Phase = Literal["", "lull", "chouettes", "combination"]
ThrowKind = Literal["turn", "grelottine", "soufflette", "relance", "sirop", "doubling"]


class Throw(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Three dice, from the chouettes on; final when they can no longer be thrown again.

    kind: what they are thrown for; `sirop` are dice that came out of a missed Sirop.
    author: who threw the chouettes. maker: whose combination it is, the last buyer after an Achat.
    names: what the final dice were recognised as. taken_back: whether the author bought the cul back.
    pending: movements that wait for the first settlement, before the combination's own; aside: after them.
    flan: the weight of the Flans in force on it; doubled: a Bi-Jarret or Jarret-Sifflet is in force.
    held: settlements that wait for that of the Sirop from which these dice came; None where they need not.
    together: whatever is settled of it waits until all its windows are closed, and is one settlement.
    stored_notes: what is remembered of it, as notes.py says.
    """

    id: int
    kind: ThrowKind = "turn"
    author: str = ""
    maker: str
    chouettes: list[int] = []
    faces: list[int] = []
    names: list[str] = []
    bought: bool = False
    pending: list[Move] = []
    aside: list[Move] = []
    flan: int = 0
    doubled: bool = False
    held: list[list[Move]] | None = None
    together: bool = False
    stored_notes: JsonObject | None = msgspec.field(default=None, name="notes")

    def __post_init__(self) -> None:
        if self.stored_notes:
            self.stored_notes = ThrowNote.revived(self.stored_notes)


class Flan(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A Flan that was aimed. by: who aimed it; on: whose throw it weighs on; weight: how much.

    counter: it was a Contre-Flan. throw: the id of the throw that it is in force on, 0 while it waits.
    kept: the id of the throw after which it stayed for another turn, 0 if none.
    passed: it was aimed while the victim's chouettes were in the air, and lets that throw pass.
    passed_die: it was aimed while the die of a bird that the victim has caught was in the air, and lets that pass.
    """

    by: str
    on: str
    weight: int = 1
    counter: bool = False
    throw: int = 0
    kept: int = 0
    passed: bool = False
    passed_die: bool = False


class Sips(msgspec.Struct, kw_only=True):
    """À l'Aquitaine: what is counted in sips.

    drunk: sips by player. given: sips by player. to_give: sips by player. king: the id of the King, empty without
    one. enough: the ids of the players who want to stop.
    """

    drunk: dict[str, int] = {}
    given: dict[str, int] = {}
    to_give: dict[str, int] = {}
    king: str = ""
    enough: list[str] = []


class CulPlayer(Player, kw_only=True, omit_defaults=True):
    """A player at the table. faults: the bévues so far."""

    faults: int = msgspec.field(default=0, name="bevues")


class CulState(State, kw_only=True):
    """early: shouts while dice are in the air (Préventives). randomness: the dice.

    turn: who is on turn; starter: who began; laps: how many are over; throws: those of the turn under way.

    lap_ended: whether the lull under way follows the end of a lap.
    flans: all that wait or are in force, in the order in which they were aimed.

    stored_notes: what is remembered beyond a throw, as notes.py says.
    """

    players: list[CulPlayer] = []  # type: ignore[assignment]
    waiting_players: list[CulPlayer] = []  # type: ignore[assignment]
    early: list[EarlyWord] = msgspec.field(default_factory=list, name="preventives")
    randomness: DiceSource = msgspec.field(name="dice")
    turn: str | None = None
    phase: Phase = ""
    starter: str | None = None
    laps: int = 0
    lap_ended: bool = False
    throws: list[Throw] = []
    last_throw: int = 0
    challenges: int = 0
    flans: list[Flan] = []
    sips: Sips = msgspec.field(default_factory=Sips)
    # Stored even where it is empty, as it always was: what comes of `dict` itself would be left out.
    stored_notes: JsonObject | None = msgspec.field(default_factory=lambda: {}, name="notes")  # noqa: PIE807

    def __post_init__(self) -> None:
        if self.stored_notes:
            self.stored_notes = TableNote.revived(self.stored_notes)


def table(g: Game) -> CulState:
    """The state of this game, as the Cul de Chouette state that it is."""
    return cast(CulState, g.state)


def new_throw(g: Game, maker: str, kind: ThrowKind, faces: list[int] | None = None) -> Throw:
    """Begin a throw of this player."""
    state = table(g)
    state.last_throw += 1
    throw = Throw(id=state.last_throw, kind=kind, author=maker, maker=maker, faces=faces or [])
    state.throws.append(throw)
    return throw


def find_throw(g: Game, throw_id: int) -> Throw:
    """The throw with this id. Raises StopIteration where its turn is over."""
    return next(t for t in table(g).throws if t.id == throw_id)

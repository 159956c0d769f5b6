"""What happens in this game besides what happens in all."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from service.engine.core import events
from service.engine.core.events import Event


class ModMovement(events.Movement, kw_only=True):
    """Points that move for one player; whole numbers are rounded down.

    base_sixths, points_sixths, score_sixths: the sixths to be added to base, points and score; left out for none.
    """

    base_sixths: int | UnsetType = UNSET
    points_sixths: int | UnsetType = UNSET
    score_sixths: int | UnsetType = UNSET


class ModPointsMoved(events.PointsMoved, tag="points_moved"):
    """One settlement: movements that are applied together. `score` is what the player has after all of them."""

    movements: list[ModMovement]  # type: ignore[assignment]


class CoupMade(Event, tag="coup_made"):
    """All dice of a coup lie.

    coup: its number in the game.
    kind: `turn`; `replay` after a challenge; `golo` after a Cul de Chouette.
    dice: the results, in the order in which they were thrown.
    combinations: the names of what they are; empty for a Néant.
    """

    coup: int
    player: str
    kind: str
    dice: list[int]
    combinations: list[str]


class ModBevue(events.WrongAct, tag="bevue"):
    """A bévue: a wrong act, which costs its author 10 points."""


class ModHoldingGained(events.HoldingGained, tag="holding_gained"):
    """A player holds something more. of: which one of its kind, where it comes in kinds."""

    of: str | int | UnsetType = UNSET


class ModHoldingLost(events.HoldingLost, tag="holding_lost"):
    """A player holds something less. of: which one of its kind, where it comes in kinds."""

    of: str | int | UnsetType = UNSET


class ValuesSet(Event, tag="values_set"):
    """The values of the players, by which they play, by id."""

    values: dict[str, int]


class Transplaned(Event, tag="transplaned"):
    """The game is on the demonic plane from now on: the modules that slept are in force."""


class SongFault(Event, tag="song_fault"):
    """A singer has failed, and may be stopped for it as long as the fault stands.

    verse: the one that was due.
    fault: `hesitation`: nothing was sung in time; `wrong`: a wrong number or gesture; `untimely`: out of turn.
    """

    player: str
    verse: int
    fault: str


class SongEnded(Event, tag="song_ended"):
    """A song is over.

    launcher: who launched it.
    verse: the last one that was due.
    loser: who has failed, null where the last verse of all was right.
    """

    launcher: str
    verse: int
    loser: str | None


class PackShuffled(Event, tag="pack_shuffled"):
    """The pack of tichettes was shuffled; which card is where stays hidden until the game is over.

    cards: how many there are. first_draw: the index of its first draw in the game's sequence, in which dice are drawn
    too. draws: how many draws it took.
    """

    cards: int
    first_draw: int
    draws: int


class Bound(Event, tag="bound"):
    """A player has answered a question that binds (étoile): to say a word at its first occasion, or not to say it.

    asker: until whose next turn it binds. player: who is bound. about: the word. answer: `oui` or `non`.
    """

    asker: str
    player: str
    about: str
    answer: str


class LyingDown(Event, tag="lying_down"):
    """A player lies down, and does not exist for the game from now on; or exists again.

    down: whether the player lies. by_table: whether the table woke the player, as no other exists.
    person: whose word woke the player, where it was that of another.
    """

    player: str
    down: bool
    by_table: bool = False
    person: str | UnsetType = UNSET


class BankChanged(Event, tag="bank_changed"):
    """The bank has another owner, or holds another number of artichauts.

    owner: the banker. artichauts: how many it holds now.
    """

    owner: str
    artichauts: int


class BirdCaught(Event, tag="bird_caught"):
    """A solution of a bird applies (c3).

    player: the id of the player who caught it. solution: what applies.
    """

    player: str
    solution: str


class MigrationCame(Event, tag="migration"):
    """Every solution was taken: all are free again, and what lasts until the migration ends."""


class BirdsChanged(Event, tag="birds_changed"):
    """What birds have done to the game, after something of it has changed.

    taken: the solutions chosen since the last migration. effects: those in force, each with who caught the bird (`by`).
    wood: the lengths of the bouts de bois that there are, in inches.
    """

    taken: list[str]
    effects: list[dict[str, str]]
    wood: list[int]


class GoldWon(Event, tag="gold_won"):
    """A player has met the challenge of Merlin's father.

    gold: how many pieces there are to spend.
    """

    player: str
    gold: int


class DiceForeseen(Event, tag="dice_foreseen"):
    """A player sees the faces of the next throw before it is made.

    faces: in the order in which they will fall; empty for everybody but that player.
    """

    player: str
    faces: list[int]


class SeatsExchanged(Event, tag="seats_exchanged"):
    """Players sit on other stools than their own from now on, have turned into others, or are back.

    seats: by displaced player, whose stool they sit on. shapes: by player, into whom they have turned.
    """

    seats: dict[str, str]
    shapes: dict[str, str]


EVENT_TYPES: tuple[type[Event], ...] = (
    ModPointsMoved,
    ModHoldingGained,
    ModHoldingLost,
    CoupMade,
    ModBevue,
    ValuesSet,
    PackShuffled,
    Bound,
    LyingDown,
    BankChanged,
    SongFault,
    Transplaned,
    SongEnded,
    BirdCaught,
    MigrationCame,
    BirdsChanged,
    GoldWon,
    DiceForeseen,
    SeatsExchanged,
)
"""Every type that this game has besides those of all games."""

"""What one player sees of a table of `modulaire`, as plain data: nothing here can hold more than a client is told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from service.json_types import JsonMapping

SIXTHS = 6
ASKING = ("race", "last", "bets", "offer", "interposed", "side")
"""The modes of windows in which a pass says something."""
THROW = "roll"


@dataclass(frozen=True)
class Seat:
    """A player. score: exact. holds: how many by name, or the list of their kinds. bot: the level of a bot."""

    id: str
    score: Fraction = Fraction(0)
    holds: JsonMapping = field(default_factory=dict)
    value: int | None = None
    exists: bool = True
    down: bool = False
    bot: str = ""


@dataclass(frozen=True)
class Window:
    """An open window. opened, not_before: in ms on the game's clock. length: in ms at human pace, None without end."""

    id: int
    name: str
    mode: str
    opened: int
    not_before: int
    length: float | None
    waiting: Sequence[str] = ()
    spoken: Sequence[str] = ()


@dataclass(frozen=True)
class Offer:
    """One thing that may be done now. window: None where it belongs to none. limits: what its fields may be."""

    act: str
    name: str
    window: int | None
    fields: Sequence[str] = ()
    limits: JsonMapping = field(default_factory=dict)


@dataclass(frozen=True)
class Observation:
    """The table with one player's eyes. thrower: whose coup lies; dice, names: what it is so far.

    told: the whole view, for what single modules show.
    """

    player: str
    seats: Sequence[Seat]
    windows: Sequence[Window]
    offers: Sequence[Offer]
    rules: Sequence[str] = ()
    turn: str = ""
    thrower: str = ""
    dice: Sequence[int] = ()
    names: Sequence[str] = ()
    target: int = 343
    stopped: bool = False
    told: JsonMapping = field(default_factory=dict)

    def seat(self, id_: str) -> Seat:
        """The seat with this id; an empty one where there is none."""
        return next((seat for seat in self.seats if seat.id == id_), Seat(id_, exists=False))

    @property
    def account(self) -> str:
        """For whom it counts what this player does: the owner of their stool, or whom that one has turned into."""
        magic = self.told.get("magic") or {}
        owner = (magic.get("seats") or {}).get(self.player, self.player)
        return str((magic.get("shapes") or {}).get(owner, owner))

    @property
    def me(self) -> Seat:
        """The seat that one plays for."""
        return self.seat(self.account)

    @property
    def others(self) -> Sequence[Seat]:
        """The other players who exist."""
        return [seat for seat in self.seats if seat.exists and seat.id != self.account]

    @property
    def asked_about(self) -> str:
        """The word that one is asked about by a question whose answer binds; empty where none is asked."""
        asked = (self.told.get("pack") or {}).get("asked", ())
        return next((str(question["about"]) for question in asked if question["player"] == self.account), "")

    @property
    def promised(self) -> Sequence[str]:
        """The words that one has answered that one would say."""
        bonds = (self.told.get("pack") or {}).get("bonds", ())
        return [bond["about"] for bond in bonds if bond["player"] == self.account and bond["answer"] == "oui"]

    @property
    def best(self) -> Fraction:
        """The highest score of another player."""
        return max((seat.score for seat in self.others), default=Fraction(0))

    @property
    def between_throws(self) -> Window | None:
        """The throw that everybody waits for; None while an act waits for others' word."""
        if any(window.name == "held_act" for window in self.windows):
            return None
        return next((window for window in self.windows if window.mode == THROW), None)


def seen(view: JsonMapping, expected: JsonMapping, speed: float = 1.0) -> Observation:
    """What a player sees, of a game's view (as JSON) for this player and of what they are told that they may do.

    speed: so many times human pace is the one that they play at.
    """
    coup = view["coup"] or {}
    return Observation(
        player=expected["player"],
        seats=[_seat(player) for player in view["players"]],
        windows=[_window(window, speed) for window in view["windows"]],
        offers=[
            Offer(a["act"], a["name"], a["window"], a["fields"], dict(a["constraints"])) for a in expected["acts"]
        ],
        rules=view["rules"], turn=view["turn"] or "", thrower=coup.get("player", ""), dice=coup.get("dice", ()),
        names=coup.get("combinations", ()), target=view["options"]["target"], stopped=view["clock_stopped"], told=view,
    )  # fmt: skip


def _seat(told: JsonMapping) -> Seat:
    return Seat(
        id=told["id"], score=Fraction(told["score"]) + Fraction(told["sixths"], SIXTHS), holds=told["holdings"],
        value=told["value"], exists=told["in_game"] and not told["down"], down=told["down"], bot=told["bot"] or "",
    )  # fmt: skip


def _window(told: JsonMapping, speed: float) -> Window:
    deadline = told["deadline"]
    return Window(
        id=told["id"], name=told["name"], mode=told["mode"], opened=told["opened_at"], not_before=told["not_before"],
        length=None if deadline is None else (deadline - max(told["opened_at"], told["not_before"])) * speed,
        waiting=told["waiting"], spoken=told["spoken"],
    )  # fmt: skip

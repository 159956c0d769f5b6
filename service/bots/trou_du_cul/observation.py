"""What one player sees of a table at cards, as plain data: nothing here can hold more than a client is told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from service.json_types import JsonMapping

JOKER = "X"
"""The first letter of a joker's code; that of any other card is its rank."""


@dataclass(frozen=True)
class Seat:
    """A player. cards: how many they hold. bot: whether a bot plays for them."""

    id: str
    cards: int = 0
    bot: bool = False


@dataclass(frozen=True)
class Top:
    """What lies on top. same: whether the same combination is forced. out: who is out of the tour."""

    by: str
    rank: str
    size: int
    same: bool = False
    out: Sequence[str] = ()


@dataclass(frozen=True)
class Window:
    """The open window. opened: in ms on the game's clock. length: in ms at human pace, None where it has no end."""

    id: int
    name: str
    opened: int
    length: float | None = None
    spoken: Sequence[str] = ()


@dataclass(frozen=True)
class Offer:
    """One thing that may be done now. place: the number of its turn or window. limits: what its fields may be.

    since: from when on, in ms on the game's clock. length: from then until its deadline, in ms at human pace.
    """

    act: str
    place: int
    since: int
    length: float | None
    limits: JsonMapping = field(default_factory=dict)


@dataclass(frozen=True)
class Observation:
    """The table with one player's eyes. order: ranks from weakest to strongest as they count now.

    laid: the cards that lie face up. votes: by player, while the vote is open.
    """

    player: str
    seats: Sequence[Seat] = ()
    hand: Sequence[str] = ()
    order: Sequence[str] = ()
    laid: Sequence[str] = ()
    packs: int = 1
    top: Top | None = None
    window: Window | None = None
    offers: Sequence[Offer] = ()
    votes: Mapping[str, str] = field(default_factory=dict)
    manches_played: int = 0

    def offer(self, act: str) -> Offer | None:
        """What is offered of this kind, if anything."""
        return next((offer for offer in self.offers if offer.act == act), None)

    @property
    def others(self) -> Sequence[Seat]:
        """The other players who hold cards."""
        return [seat for seat in self.seats if seat.id != self.player and seat.cards]

    @property
    def asked_after(self) -> Sequence[Seat]:
        """The other players who are still in the tour."""
        return [seat for seat in self.others if self.top is None or seat.id not in self.top.out]


def seen(view: JsonMapping, expected: JsonMapping, speed: float = 1.0) -> Observation:
    """What a player sees, of a match's view (as JSON) for this player and of what they are told that they may do."""
    manche, tour = view["manche"] or {}, view["tour"]
    window = next(iter(view["windows"]), None)
    return Observation(
        player=expected["player"],
        seats=[Seat(p["id"], p["cards"], p["bot"] is not None) for p in view["players"]],
        hand=view["hand"], order=manche.get("order", ()), laid=manche.get("laid", ()), packs=view["packs"],
        top=Top(tour["by"], tour["rank"], tour["size"], tour["same"], tour["out"]) if tour else None,
        window=_window(window, speed) if window else None,
        offers=[_offer(act, speed) for act in expected["acts"]],
        votes=view["votes"], manches_played=view["manches_played"],
    )  # fmt: skip


def _window(told: JsonMapping, speed: float) -> Window:
    length = _length(told["opened_at"], told["deadline"], speed)
    return Window(told["id"], told["name"], told["opened_at"], length, told["spoken"])


def _offer(told: JsonMapping, speed: float) -> Offer:
    place = told["turn"] if told["window"] is None else told["window"]
    length = _length(told["not_before"], told["deadline"], speed)
    return Offer(told["act"], place, told["not_before"], length, told["constraints"])


def _length(start: int, end: int | None, speed: float) -> float | None:
    return None if end is None else (end - start) * speed

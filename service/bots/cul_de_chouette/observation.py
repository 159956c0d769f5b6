"""What one player sees of the table, as plain data: nothing here can hold more than a client is told.

Instants and durations in ms. `seen` makes it of the bodies of `get_game` and `get_expected`; a client that
follows the events alone (the demo) puts it together by itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from service.json_types import JsonMapping


@dataclass(frozen=True)
class Seat:
    """A player. side: their team, or their own id. flanned: the weight of what waits for their throw, or is in force on
    it.
    """

    id: str
    score: int = 0
    side: str = ""
    in_game: bool = True
    bot: bool = False
    flanned: int = 0


@dataclass(frozen=True)
class Window:
    """An open window. length: until its deadline from its opening, at human pace; None where it has none."""

    id: int
    name: str
    mode: str
    opened: int
    not_before: int
    length: int | None
    waiting: Sequence[str] = ()

    @property
    def asks_for_words(self) -> bool:
        """Whether a pass would count in it."""
        return self.mode in ("race", "last", "bets", "offer")


@dataclass(frozen=True)
class Offer:
    """One thing that may be done now. window: None where it belongs to none. limits: what its fields may be."""

    act: str
    name: str
    window: int | None
    limits: JsonMapping = field(default_factory=dict)
    fields: Sequence[str] = ()


@dataclass(frozen=True)
class Duel:
    """The duel under way; combination empty until its terms are set."""

    id: int
    kind: str
    challenger: str
    defie: str
    combination: str = ""


@dataclass(frozen=True)
class Observation:
    """The table with one player's eyes. maker: whose dice lie. dice: hidden ones that this player alone sees.

    enough: who wants to stop (à l'Aquitaine). strict: whether a wrong act is a bévue, and not merely refused.
    """

    player: str
    seats: Sequence[Seat]
    windows: Sequence[Window]
    offers: Sequence[Offer]
    rules: Sequence[str] = ()
    maker: str = ""
    duel: Duel | None = None
    dice: Sequence[int] = ()
    enough: Sequence[str] = ()
    strict: bool = True
    stopped: bool = False
    pause_ms: int = 1500
    tie_ms: int = 50

    def seat(self, id_: str) -> Seat:
        """The seat with this id; an empty one for an id without a seat."""
        return next((seat for seat in self.seats if seat.id == id_), Seat(id_, side=id_, in_game=False))

    @property
    def me(self) -> Seat:
        """One's own seat."""
        return self.seat(self.player)

    @property
    def between_throws(self) -> Window | None:
        """The window of the next chouettes, as long as everybody may still speak before them."""
        return next((window for window in self.windows if window.name == "chouettes"), None)


def seen(view: JsonMapping, expected: JsonMapping, speed: float = 1.0) -> Observation:
    """What a player sees, of a game's view (as JSON) for this player and of what they are told that they may do.

    speed: so many times human pace is the one that they play at.
    """
    duel, throw, options = view["challenge"], view["throw"], view["options"]
    return Observation(
        player=expected["player"],
        seats=[
            Seat(
                id=p["id"], score=p["score"], side=p["team"] or p["id"], in_game=p["in_game"], bot=bool(p["bot"]),
                flanned=p["flanned"],
            )
            for p in view["players"]
        ],
        windows=[
            Window(
                id=w["id"], name=w["name"], mode=w["mode"], opened=w["opened_at"], not_before=w["not_before"],
                length=None if w["deadline"] is None else round((w["deadline"] - w["opened_at"]) * speed),
                waiting=w["waiting"],
            )
            for w in view["windows"]
        ],
        offers=[Offer(a["act"], a["name"], a["window"], a["constraints"], a["fields"]) for a in expected["acts"]],
        rules=view["rules"],
        maker=throw["maker"] if throw else "",
        duel=Duel(duel["id"], duel["kind"], duel["challenger"], duel["defie"], duel["combination"] or "")
        if duel
        else None,
        dice=view["hidden_dice"],
        enough=view["sips"]["enough"] if view["sips"] else (),
        strict=options["bevue"] == "strict",
        stopped=view["clock_stopped"],
        pause_ms=options["pause_ms"],
        tie_ms=options["tie_ms"],
    )  # fmt: skip

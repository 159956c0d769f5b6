"""What the core asks of a game while it is played. A family answers it (family.py); nothing here knows one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Protocol, TypeVar

from service.engine.core.actions.acts import Act
from service.engine.core.ledger import Ledger
from service.engine.core.stored.plain import JsonObject
from service.engine.core.stored.state import Player, Record
from service.engine.core.told.view_types import Choices, ExpectedAct
from service.engine.core.windows.window import Window

G = TypeVar("G", contravariant=True)


class Conduct(Protocol[G]):
    """How a kind of game conducts itself. G is the game that it is asked about.

    clock_stops: whether nothing runs out while everybody stands. presence_repeats: whether to leave while one is away,
    and to come back while one is there, is told as repeated instead of refused.
    """

    player_type: ClassVar[type[Player]]
    choices_type: ClassVar[type[Choices]]
    clock_stops: ClassVar[bool]
    presence_repeats: ClassVar[bool]

    def begin(self, g: G, first: str | None) -> None:
        """Start the first frame. first: who begins, where a scenario says so."""

    # --- turns and wrong acts

    def on_turn(self, g: G) -> str | None:
        """Whose turn it is, None where it is no player's."""

    def begun(self, g: G) -> bool:
        """Whether the first turn has begun: until then only what decides who begins counts."""

    def lowest_wins(self, g: G) -> bool:
        """Whether a lower score is a better one."""

    def strict(self, g: G) -> bool:
        """Whether a wrong act costs something; otherwise it is refused."""

    def wrong(self, g: G, player: str, act: JsonObject, code: str, detail: str) -> str:
        """Make a wrong act cost what it costs, in a strict game; what its author is told that it was.

        act: what was done, as it was sent.
        """

    def ledger(self, g: G) -> Ledger:
        """By which its points move."""

    # --- acts

    def account(self, g: G, player: str) -> str:
        """For whom it counts what this player does: the player, unless seats or shapes are exchanged."""

    def persons(self, g: G, account: str) -> list[str]:
        """Whose acts count for this player; none where the player has turned into another one."""

    def welcomes(self, g: G, record: Record, player: str) -> bool:
        """Whether a window that does not ask this player takes the player in by the first word said in it."""

    def holds_back(self, g: G, act: Act, records: Sequence[Record]) -> bool:
        """Whether an act that is as it should be waits now for others who have a right over it.

        records: of the windows that it is for, none for what belongs to no window.
        """

    def check_form(self, g: G, act: Act) -> None:
        """Refuse an act of this game's own kind that could never be one. Raises Refusal, kind `invalid`."""

    def receive(self, g: G, act: Act) -> None:
        """Let an act count that is of this game's own kind. Raises Refusal."""

    def hears_early(self, g: G, act: Act, word: str, fields: JsonObject) -> bool:
        """Whether a word that no window takes is kept for one that is about to open; then it has been written down."""

    # --- windows of its own, and what happens to them

    def holds(self, g: G, window: Window) -> bool:
        """Whether another open window keeps this one from being answered, and from closing."""

    def opened(self, g: G, record: Record, window: Window) -> None:
        """A window is open, and told."""

    def due(self, g: G, record: Record, window: Window, at: int) -> bool:
        """A window is due at this instant (ms): whether something else happens by that than its end."""

    def closing(self, g: G, window: Window, at: int) -> None:
        """A window closes at this instant (ms): what was not done in it is done now."""

    def dropped(self, g: G, record: Record, window: Window) -> None:
        """A window was closed without effect, and told."""

    def acts_in(self, g: G, record: Record, window: Window) -> list[ExpectedAct] | None:
        """What may be done in a window besides saying its words; None while nothing at all may be, not even they."""

    def stood_up(self, g: G, player: str) -> None:
        """A player has stood up, and is told to have."""

    def sat_down(self, g: G, window: Window, player: str) -> None:
        """A player is back at the table, while this window is open."""

    def forfeited(self, g: G, window: Window, player: str) -> None:
        """A player leaves the game for good, while this window is open."""

"""A family: everything that the engine and the service must know of one kind of game.

A new kind of game derives from `Family`, and is named in `service/engine/families.py`; nothing else names it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, Union

import msgspec

from service.engine.core import events
from service.engine.core.actions.acts import Act
from service.engine.core.conduct import Conduct
from service.engine.core.events import Event
from service.engine.core.game import Game
from service.engine.core.ledger import Ledger
from service.engine.core.refusals import Refusal
from service.engine.core.rulebook.rulesets import RulesetInfo
from service.engine.core.stored.codec import Codec
from service.engine.core.stored.editions import Edition
from service.engine.core.stored.migrations import Step
from service.engine.core.stored.plain import JsonObject
from service.engine.core.stored.state import Player, Record, State
from service.engine.core.told import expectations, transcript
from service.engine.core.told.dialect import Dialect
from service.engine.core.told.view_types import Choices, Expected, ExpectedAct
from service.engine.core.windows.window import Window

Rules = dict[str, JsonObject]
"""The rules in force, in order: rule id to its parameters."""


class Family(Conduct[Game], ABC):
    """One kind of game. What most kinds do not need has an answer here already.

    id: as `game` of its rulesets tells it. rulesets: their ids, which no other family has. state_type, player_type:
    what is stored; view_type: what is shown of a game; choices_type: what `constraints` of its acts are.
    event_types: the events that it has besides those of all games; where one has the type of another, it takes its
    place. act_types: what players do in it, besides taking seats and leaving them. bots: whether bots know how to play
    it. proof: the resource of a game that proves its draws, empty where there is none. editions: of its rulebooks, by
    name, from which stored games are told by the difference. migrations: what is done to its stored games besides the
    core's steps, by schema reached. dialect: how scenarios tell its games.
    hides_acts: whether players do what others must not notice before it is told.
    """

    id: ClassVar[str]
    rulesets: ClassVar[tuple[str, ...]]
    state_type: ClassVar[type[State]]
    player_type: ClassVar[type[Player]] = Player
    view_type: ClassVar[type[msgspec.Struct]]
    choices_type: ClassVar[type[Choices]] = Choices
    event_types: ClassVar[tuple[type[Event], ...]] = ()
    act_types: ClassVar[tuple[type[Act], ...]] = ()
    bots: ClassVar[bool] = False
    proof: ClassVar[str] = ""
    dialect: ClassVar[Dialect] = Dialect()
    hides_acts: ClassVar[bool] = False
    clock_stops: ClassVar[bool] = True
    presence_repeats: ClassVar[bool] = False
    editions: ClassVar[Mapping[str, Edition]] = {}
    migrations: ClassVar[Mapping[int, Step]] = {}

    # --- before the game

    @abstractmethod
    def ruleset(self, name: str) -> RulesetInfo:
        """One of its rulesets, as clients are told it."""

    @abstractmethod
    def settled(self, ruleset: str, wanted: JsonObject) -> tuple[JsonObject, Rules]:
        """The options of a new game with their values, and its rules, in order. Raises Refusal.

        wanted: options by name, and `rules`: rule id to on or off.
        """

    def edition_of(self, ruleset: str, options: JsonObject) -> str:
        """The name of the edition that a new game with these options is stored by; empty where it is stored whole."""
        return ""

    @abstractmethod
    def source(self, seed: str | None, given: object, options: JsonObject) -> Any:
        """Where its draws come from (`randomness` of its state). given: what a test game has drawn first.

        Raises Refusal where that cannot be.
        """

    @abstractmethod
    def begin(self, g: Game, first: str | None) -> None:
        """Start the first frame. first: who begins, where a scenario says so."""

    # --- while it is played: see Conduct; what is told of windows and seats does nothing unless a game says so

    def account(self, g: Game, player: str) -> str:
        """For whom it counts what this player does."""
        return player

    def persons(self, g: Game, account: str) -> list[str]:
        """Whose acts count for this player."""
        return [account]

    def welcomes(self, g: Game, record: Record, player: str) -> bool:
        """Whether a window that does not ask this player takes the player in by the first word said in it."""
        return False

    def holds_back(self, g: Game, act: Act, records: Sequence[Record]) -> bool:
        """Whether an act waits for others who have a right over it."""
        return False

    def check_form(self, g: Game, act: Act) -> None:
        """Refuse an act of this game's own kind that could never be one."""

    def opened(self, g: Game, record: Record, window: Window) -> None:
        """A window is open, and told."""

    def closing(self, g: Game, window: Window, at: int) -> None:
        """A window closes at this instant (ms)."""

    def dropped(self, g: Game, record: Record, window: Window) -> None:
        """A window was closed without effect, and told."""

    def stood_up(self, g: Game, player: str) -> None:
        """A player has stood up, and is told to have."""

    def sat_down(self, g: Game, window: Window, player: str) -> None:
        """A player is back at the table, while this window is open."""

    def forfeited(self, g: Game, window: Window, player: str) -> None:
        """A player leaves the game for good, while this window is open."""

    def on_turn(self, g: Game) -> str | None:
        """Whose turn it is, None where it is no player's."""
        return None

    def begun(self, g: Game) -> bool:
        """Whether the first turn has begun."""
        return True

    def lowest_wins(self, g: Game) -> bool:
        """Whether a lower score is a better one."""
        return False

    def strict(self, g: Game) -> bool:
        """Whether a wrong act costs something; otherwise it is refused."""
        return False

    def wrong(self, g: Game, player: str, act: JsonObject, code: str, detail: str) -> str:
        """Make a wrong act cost what it costs, in a strict game; what its author is told that it was."""
        raise TypeError(f"{self.id} is never strict, and so has no wrong acts")

    def ledger(self, g: Game) -> Ledger:
        """By which its points move."""
        return Ledger(g)

    def receive(self, g: Game, act: Act) -> None:
        """Let an act count that is of this game's own kind. Raises Refusal."""
        kind = type(act).__name__.lower()
        raise Refusal("wrong_moment", f"This game knows no {kind}: «expected» tells what counts now.")

    def hears_early(self, g: Game, act: Act, word: str, fields: JsonObject) -> bool:
        """Whether a word that no window takes is kept for one that is about to open."""
        return False

    def holds(self, g: Game, window: Window) -> bool:
        """Whether another open window keeps this one from being answered, and from closing."""
        return False

    def due(self, g: Game, record: Record, window: Window, at: int) -> bool:
        """A window is due at this instant (ms): whether something else happens by that than its end."""
        return False

    def acts_in(self, g: Game, record: Record, window: Window) -> list[ExpectedAct] | None:
        """What may be done in a window besides saying its words; None while nothing at all may be, not even they."""
        return []

    # --- looking at it

    @abstractmethod
    def view(self, g: Game, viewer: str | None) -> Any:
        """The game as a player, or anybody (None), may see it: a `view_type`."""

    def expected(self, g: Game, player: str, now: int) -> Expected:
        """What a player may do now (ms), and by when."""
        return expectations.expected(g, player, now)

    # --- telling it: scenarios, records, transcripts

    @property
    def lines(self) -> Mapping[type[Event], Callable[[Any], str]]:
        """Its events as lines of a transcript, by type."""
        return transcript.LINES

    def facts(self, g: Game) -> JsonObject:
        """What a scenario may expect of it besides what all games have, by name."""
        return {}

    def arrange(self, g: Game, told: JsonObject) -> None:
        """Begin a scenario in the middle: what it says besides what all games have. Raises DialectError."""

    def may_hold(self, holding: Any, value: Any) -> bool:
        """Whether a player may begin a scenario with this holding: its name, and how many or what is left of it."""
        return False

    # --- storing it

    @cached_property
    def codec(self) -> Codec[State]:
        """Its states as bytes."""
        return Codec(self.state_type, self.editions, self.migrations)

    @cached_property
    def all_event_types(self) -> tuple[type[Event], ...]:
        """Every type of event that its games can have."""
        own = {kind.__struct_config__.tag for kind in self.event_types}
        shared = [kind for kind in events.EVENT_TYPES if kind.__struct_config__.tag not in own]
        return (*shared, *self.event_types)

    @cached_property
    def event_decoder(self) -> msgspec.json.Decoder[Event]:
        """Of its events, one at a time."""
        return msgspec.json.Decoder(Union[self.all_event_types])  # noqa: UP007  (a union of a tuple has no other spelling)

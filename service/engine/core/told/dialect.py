"""How scenarios and records tell games of one family, where they tell them otherwise than all others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from service.engine.core.actions.acts import Act
from service.engine.core.events import Event, Forms
from service.engine.core.game import Game
from service.engine.core.stored.plain import JsonObject


class DialectError(Exception):
    """Something in a scenario is not as this family's games are told; the message says what."""


class ToldAct(msgspec.Struct, frozen=True):
    """An act that an event tells of. act: as a scenario tells it; at: when it was made (ms).

    more_events: how many events it is told by beyond this one, where it stands for an act that was refused.
    """

    player: str
    act: object
    at: int
    more_events: int = 0


class Dialect:
    """What a scenario of such a game has besides what all have. Data is as YAML gives it.

    keys: what a scenario may say of the start. acts: the kinds of act of its own, by the word or the key that names
    them. only_when_over: whether a record of a game under way would have to leave out so much that it cannot be played
    again. ordered: the names of the lists that are expected in their order; all others are in any order.
    """

    keys: frozenset[str] = frozenset()
    ordered: frozenset[str] = frozenset()
    acts: frozenset[str] = frozenset()
    only_when_over: bool = False

    def given(self, scenario: Mapping[str, Any]) -> Any:
        """What is drawn first, as the family's `source` takes it. Raises DialectError."""
        return None

    def is_drawn(self, told: Any, least: int) -> bool:
        """Whether this is an outcome of a draw, as a scenario gives it. least: what the options allow."""
        return True

    def is_score(self, score: Any) -> bool:
        """Whether a player may begin with this score."""
        return isinstance(score, int)

    def left_over(self, g: Game) -> str:
        """What was given and never drawn, for the message that says so; empty if nothing."""
        return ""

    def parsed(self, raw: Any) -> dict[str, Any] | None:
        """An act of its own, with its `kind`; None where it is none. Raises DialectError."""
        return None

    def act(self, g: Game, player: str, told: Mapping[str, Any], at: int) -> Act | None:
        """The act that is told, at this instant (ms); None where it is none of this family's own."""
        return None

    def waits(self, g: Game, told: Mapping[str, Any]) -> bool:
        """Whether an act of its own, told without an instant, waits until something has closed."""
        return False

    def told_by(self, event: Event, forms: Forms) -> list[ToldAct]:
        """The acts of its own that an event tells of, which may have been made before it.

        forms: by seat, those that may be told beside its public one.
        """
        return []

    def dealt_by(self, event: Event, forms: Forms) -> JsonObject | None:
        """What was drawn for this event, as an entry of what a record says of its draws; None where nothing was."""
        return None

    def draws(self, outcomes: list[int], dealt: list[JsonObject]) -> JsonObject:
        """What a record says of all draws. outcomes: those of the events, in order; dealt: what `dealt_by` has told."""
        return {}

    def returned_by(self, event: Event) -> ToldAct | None:
        """The act by which a player was heard of again, if what comes next tells of no other of that instant."""
        return None

    def counts_from(self, event: Event) -> int | None:
        """The instant (ms) that `at` counts from when this has happened; None where that does not change it."""
        return None

    def same(self, wanted: Any, found: Any) -> bool:
        """Whether what is expected is what was found; lists that may be told in any order are sorted."""
        return bool(wanted == found)

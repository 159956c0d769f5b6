"""The engine's face, as far as the service layer calls it."""

from __future__ import annotations

from typing import Protocol

from service.engine import Event, Game
from service.engine.core.actions.acts import Act
from service.json_types import JsonObject


class Engine(Protocol):
    """The engine's face, as far as the service layer calls it; service.engine has it."""

    def create(
        self,
        *,
        ruleset: str,
        options: JsonObject,
        seed: str,
        game_id: str,
        now: int,
        given: list[int] | None,
    ) -> Game:
        """A new game."""

    def play(self, game: Game, act: Act) -> list[Event]:
        """Let an act count."""

    def settle(self, game: Game, now: int) -> list[Event]:
        """Close what is due."""

    def next_due(self, game: Game) -> int | None:
        """When settle has something to do."""

    def rewound(
        self, game: Game, *, from_seq: int, to_seq: int, from_version: int, to_version: int, logged: int | None = None
    ) -> list[Event]:
        """Tell that what came after this state was lost."""

    def encode(self, game: Game) -> bytes:
        """To bytes."""

    def decode(self, blob: bytes) -> Game:
        """From bytes."""

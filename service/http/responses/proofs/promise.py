"""What every proof begins with, told from the events of a game: the promise, the seats, and what players put in."""

from __future__ import annotations

import msgspec

from service.http.responses.proof import Contribution
from service.json_types import JsonObject

TYPES = (b'"game_created"', b'"player_joined"', b'"player_left"', b'"game_started"', b'"game_finished"')
"""The events that matter here, as they stand in the bytes of one."""


class _Told(msgspec.Struct, kw_only=True):
    """The fields that matter here, of any of these events."""

    type: str
    player: str = ""
    players: list[str] = []
    options: JsonObject = {}
    entropy: str = ""
    commitment: str | None = None
    seed: str | None = None


class Promise:
    """commitment, seed: as in a proof. options: of the game. players: the seats at the start, empty before it."""

    def __init__(self) -> None:
        self.commitment: str | None = None
        self.seed: str | None = None
        self.finished = False
        self.options: JsonObject = {}
        self.players: list[str] = []
        self._given: dict[str, str] = {}

    def hear(self, raw: bytes) -> None:
        """Remember what an encoded event tells; those of other types tell nothing here."""
        if not any(name in raw for name in TYPES):
            return
        event = msgspec.json.decode(raw, type=_Told)
        if event.type == "game_created":
            self.commitment, self.options = event.commitment, event.options
        elif event.type == "player_joined" and not self.players:
            self._given[event.player] = event.entropy
        elif event.type == "player_left" and not self.players:
            self._given.pop(event.player, None)
        elif event.type == "game_started":
            # The seats may have been changed since they were taken: teams sit alternately.
            self.players = event.players
        elif event.type == "game_finished":
            self.seed, self.finished = event.seed, True

    @property
    def contributions(self) -> list[Contribution]:
        """What players gave before the start, in the order of the seats."""
        order = self.players or list(self._given)
        return [Contribution(player=p, entropy=self._given[p]) for p in order if self._given.get(p)]

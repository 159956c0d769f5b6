"""Commands that are no act of a player; the acts themselves are in service.engine.kernel.acts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Literal

import msgspec

from service.bots.levels import free_name
from service.engine.kernel.acts import Join


class NewPlayer(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who takes the first seat at once.

    entropy: his contribution to the dice; team: in a team game; both may be empty. knows: ids of rules.
    """

    name: str
    entropy: str = ""
    team: str = ""
    knows: list[str] = []


class NewBot(msgspec.Struct, frozen=True, kw_only=True):
    """A bot that takes a seat. level: `novice`, `regular` or `champion`; name and team may be empty."""

    level: str
    name: str = ""
    team: str = ""

    def join(self, taken: Iterable[str], at: int) -> Join:
        """Its act; without a name it gets one that nobody at the table (`taken`) has. at: ms."""
        return Join(player="", at=at, name=self.name or free_name(set(taken)), team=self.team, bot=self.level)


class CreateGame(msgspec.Struct, frozen=True, kw_only=True):
    """Make a game.

    options: as the rulebook knows them. dice: given faces, where the settings allow test dice. at: ms.
    bots: who takes the seats after the player's. name: what the lobby shows.
    api_key_id: the public id of the key that creates it, None without one. metadata: what its owner notes about it.
    """

    ruleset: str
    options: Mapping[str, Any] = {}
    visibility: Literal["public", "private"] = "public"
    name: str = ""
    dice: list[int] | None = None
    player: NewPlayer | None = None
    bots: list[NewBot] = []
    api_key_id: str | None = None
    metadata: Mapping[str, str] = {}
    at: int

"""Commands that are no act of a player; the acts themselves are in service.engine.kernel.acts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec


class NewPlayer(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who takes the first seat at once.

    entropy: his contribution to the dice; team: in a team game; both may be empty. knows: ids of rules.
    """

    name: str
    entropy: str = ""
    team: str = ""
    knows: list[str] = []


class CreateGame(msgspec.Struct, frozen=True, kw_only=True):
    """Make a game.

    options: as the rulebook knows them. dice: given faces, where the settings allow test dice. at: ms.
    name: what the lobby shows. api_key_id: the public id of the key that creates it, None without one.
    """

    ruleset: str
    options: Mapping[str, Any] = {}
    visibility: Literal["public", "private"] = "public"
    name: str = ""
    dice: list[int] | None = None
    player: NewPlayer | None = None
    api_key_id: str | None = None
    at: int

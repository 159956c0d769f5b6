from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.bot_body_level import BotBodyLevel, check_bot_body_level
from ..types import UNSET, Unset

T = TypeVar("T", bound="BotBody")


@_attrs_define
class BotBody:
    """A bot for an empty seat.

    Attributes:
        level (BotBodyLevel): How it plays; `list_bot_levels` tells more.
        name (str | Unset): What the others see; left out: a name that is free.
        team (str | Unset): Where teams play: the name of the one to join.
    """

    level: BotBodyLevel
    name: str | Unset = UNSET
    team: str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        level: str = self.level

        name = self.name

        team = self.team

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "level": level,
            }
        )
        if name is not UNSET:
            field_dict["name"] = name
        if team is not UNSET:
            field_dict["team"] = team

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        level = check_bot_body_level(d.pop("level"))

        name = d.pop("name", UNSET)

        team = d.pop("team", UNSET)

        bot_body = cls(
            level=level,
            name=name,
            team=team,
        )

        return bot_body

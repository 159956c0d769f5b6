from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.newcomer_view_bot_type_0 import NewcomerViewBotType0, check_newcomer_view_bot_type_0

T = TypeVar("T", bound="NewcomerView")


@_attrs_define
class NewcomerView:
    """A player who came while the game was under way, and has no seat yet.

    Attributes:
        id (str):
        name (str):
        display_name (str): The name, numbered where another player at the table has the same.
        bot (NewcomerViewBotType0 | None): The level of a bot, null for a human.
    """

    id: str
    name: str
    display_name: str
    bot: NewcomerViewBotType0 | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        name = self.name

        display_name = self.display_name

        bot: None | str
        if isinstance(self.bot, str):
            bot = self.bot
        else:
            bot = self.bot

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "name": name,
                "display_name": display_name,
                "bot": bot,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        name = d.pop("name")

        display_name = d.pop("display_name")

        def _parse_bot(data: object) -> NewcomerViewBotType0 | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                bot_type_0 = check_newcomer_view_bot_type_0(data)

                return bot_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(NewcomerViewBotType0 | None, data)

        bot = _parse_bot(d.pop("bot"))

        newcomer_view = cls(
            id=id,
            name=name,
            display_name=display_name,
            bot=bot,
        )

        newcomer_view.additional_properties = d
        return newcomer_view

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.sandbox_seat_bot_type_0 import SandboxSeatBotType0, check_sandbox_seat_bot_type_0

T = TypeVar("T", bound="SandboxSeat")


@_attrs_define
class SandboxSeat:
    """A seat of a new game.

    Attributes:
        player (str): The player's id.
        name (str): As the others see it.
        token (None | str): Opens the seat; told this once, null where a bot sits.
        bot (None | SandboxSeatBotType0): Its level, null for a client's seat.
    """

    player: str
    name: str
    token: None | str
    bot: None | SandboxSeatBotType0
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        player = self.player

        name = self.name

        token: None | str
        token = self.token

        bot: None | str
        if isinstance(self.bot, str):
            bot = self.bot
        else:
            bot = self.bot

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "player": player,
                "name": name,
                "token": token,
                "bot": bot,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        player = d.pop("player")

        name = d.pop("name")

        def _parse_token(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        token = _parse_token(d.pop("token"))

        def _parse_bot(data: object) -> None | SandboxSeatBotType0:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                bot_type_0 = check_sandbox_seat_bot_type_0(data)

                return bot_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | SandboxSeatBotType0, data)

        bot = _parse_bot(d.pop("bot"))

        sandbox_seat = cls(
            player=player,
            name=name,
            token=token,
            bot=bot,
        )

        sandbox_seat.additional_properties = d
        return sandbox_seat

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

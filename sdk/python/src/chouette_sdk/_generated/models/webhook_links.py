from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="WebhookLinks")


@_attrs_define
class WebhookLinks:
    """Where there is more, relative to the service's own address.

    Attributes:
        game (str): The game as it is now.
        event (str): The event that is told.
        record (str): The game as a file.
        dice (str): The proof of its dice.
    """

    game: str
    event: str
    record: str
    dice: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        game = self.game

        event = self.event

        record = self.record

        dice = self.dice

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "game": game,
                "event": event,
                "record": record,
                "dice": dice,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        game = d.pop("game")

        event = d.pop("event")

        record = d.pop("record")

        dice = d.pop("dice")

        webhook_links = cls(
            game=game,
            event=event,
            record=record,
            dice=dice,
        )

        webhook_links.additional_properties = d
        return webhook_links

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

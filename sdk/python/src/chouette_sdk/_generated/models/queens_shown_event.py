from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="QueensShownEvent")


@_attrs_define
class QueensShownEvent:
    """Who holds the queens that begin a match; with two packs there are two of each.

    Attributes:
        type_ (Literal['queens_shown']):
        start (list[str]): The ids of those who hold the queen that starts.
        direction (list[str]): The ids of those who hold the queen that the direction goes to.
        seq (int): The place in the game's order: 1, 2, 3 … without gaps.
        at (int): When it counts in the game, in ms since the epoch.
    """

    type_: Literal["queens_shown"]
    start: list[str]
    direction: list[str]
    seq: int
    at: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        start = self.start

        direction = self.direction

        seq = self.seq

        at = self.at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "start": start,
                "direction": direction,
                "seq": seq,
                "at": at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["queens_shown"], d.pop("type"))
        if type_ != "queens_shown":
            raise ValueError(f"type must match const 'queens_shown', got '{type_}'")

        start = cast(list[str], d.pop("start"))

        direction = cast(list[str], d.pop("direction"))

        seq = d.pop("seq")

        at = d.pop("at")

        queens_shown_event = cls(
            type_=type_,
            start=start,
            direction=direction,
            seq=seq,
            at=at,
        )

        queens_shown_event.additional_properties = d
        return queens_shown_event

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

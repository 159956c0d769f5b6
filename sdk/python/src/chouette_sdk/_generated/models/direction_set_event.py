from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.direction_set_event_direction import (
    DirectionSetEventDirection,
    check_direction_set_event_direction,
)
from ..models.direction_set_event_reason import DirectionSetEventReason, check_direction_set_event_reason

T = TypeVar("T", bound="DirectionSetEvent")


@_attrs_define
class DirectionSetEvent:
    """Which way the match goes.

    Attributes:
        type_ (Literal['direction_set']):
        direction (DirectionSetEventDirection): `clockwise`: in the order of `players`; or `counterclockwise`.
        reason (DirectionSetEventReason): `queens`; `decided` by the player who may; `default`, where that player said
            nothing.
        seq (int): The place in the game's order: 1, 2, 3 … without gaps.
        at (int): When it counts in the game, in ms since the epoch.
    """

    type_: Literal["direction_set"]
    direction: DirectionSetEventDirection
    reason: DirectionSetEventReason
    seq: int
    at: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        direction: str = self.direction

        reason: str = self.reason

        seq = self.seq

        at = self.at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "direction": direction,
                "reason": reason,
                "seq": seq,
                "at": at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["direction_set"], d.pop("type"))
        if type_ != "direction_set":
            raise ValueError(f"type must match const 'direction_set', got '{type_}'")

        direction = check_direction_set_event_direction(d.pop("direction"))

        reason = check_direction_set_event_reason(d.pop("reason"))

        seq = d.pop("seq")

        at = d.pop("at")

        direction_set_event = cls(
            type_=type_,
            direction=direction,
            reason=reason,
            seq=seq,
            at=at,
        )

        direction_set_event.additional_properties = d
        return direction_set_event

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

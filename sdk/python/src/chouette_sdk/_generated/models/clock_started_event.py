from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="ClockStartedEvent")


@_attrs_define
class ClockStartedEvent:
    """A player sat down, and the clock runs again.

    Attributes:
        type_ (Literal['clock_started']):
        stopped_ms (int): For how long it stood, in ms: by so much every deadline was moved.
        seq (int): The place in the game's order: 1, 2, 3 … without gaps.
        at (int): When it counts in the game, in ms since the epoch.
    """

    type_: Literal["clock_started"]
    stopped_ms: int
    seq: int
    at: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        stopped_ms = self.stopped_ms

        seq = self.seq

        at = self.at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "stopped_ms": stopped_ms,
                "seq": seq,
                "at": at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["clock_started"], d.pop("type"))
        if type_ != "clock_started":
            raise ValueError(f"type must match const 'clock_started', got '{type_}'")

        stopped_ms = d.pop("stopped_ms")

        seq = d.pop("seq")

        at = d.pop("at")

        clock_started_event = cls(
            type_=type_,
            stopped_ms=stopped_ms,
            seq=seq,
            at=at,
        )

        clock_started_event.additional_properties = d
        return clock_started_event

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

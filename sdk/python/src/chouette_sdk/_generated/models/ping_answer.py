from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="PingAnswer")


@_attrs_define
class PingAnswer:
    """What a returned nonce has measured.

    Attributes:
        round_trip_ms (int): By this one, in ms.
        lag_ms (int): What counts now, in ms: the least of the last few.
    """

    round_trip_ms: int
    lag_ms: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        round_trip_ms = self.round_trip_ms

        lag_ms = self.lag_ms

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "round_trip_ms": round_trip_ms,
                "lag_ms": lag_ms,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        round_trip_ms = d.pop("round_trip_ms")

        lag_ms = d.pop("lag_ms")

        ping_answer = cls(
            round_trip_ms=round_trip_ms,
            lag_ms=lag_ms,
        )

        ping_answer.additional_properties = d
        return ping_answer

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

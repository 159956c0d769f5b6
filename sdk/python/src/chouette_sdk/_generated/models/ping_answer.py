from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="PingAnswer")


@_attrs_define
class PingAnswer:
    """What a returned nonce has measured.

    Attributes:
        round_trip_ms (int): By this one, in ms.
        lag_ms (int): What counts now, in ms: the least of the last few.
        connection_ms (int | None | Unset): Only with `lag_trust: connection`: the round trip that the connections of
            the stream and of this request show, in ms, the quicker of both; null where that of one is not known, and
            nothing counts.
    """

    round_trip_ms: int
    lag_ms: int
    connection_ms: int | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        round_trip_ms = self.round_trip_ms

        lag_ms = self.lag_ms

        connection_ms: int | None | Unset
        if isinstance(self.connection_ms, Unset):
            connection_ms = UNSET
        else:
            connection_ms = self.connection_ms

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "round_trip_ms": round_trip_ms,
                "lag_ms": lag_ms,
            }
        )
        if connection_ms is not UNSET:
            field_dict["connection_ms"] = connection_ms

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        round_trip_ms = d.pop("round_trip_ms")

        lag_ms = d.pop("lag_ms")

        def _parse_connection_ms(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        connection_ms = _parse_connection_ms(d.pop("connection_ms", UNSET))

        ping_answer = cls(
            round_trip_ms=round_trip_ms,
            lag_ms=lag_ms,
            connection_ms=connection_ms,
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

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="Compensation")


@_attrs_define
class Compensation:
    """What an act of this player may be credited with.

    Attributes:
        lag_ms (int): The player's round trip in ms, 0 until it was measured.
        quota_ms (int): What is left of the player's quota now, in ms.
        cap_ms (int): The most that any act may be credited with, in ms.
    """

    lag_ms: int
    quota_ms: int
    cap_ms: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        lag_ms = self.lag_ms

        quota_ms = self.quota_ms

        cap_ms = self.cap_ms

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "lag_ms": lag_ms,
                "quota_ms": quota_ms,
                "cap_ms": cap_ms,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        lag_ms = d.pop("lag_ms")

        quota_ms = d.pop("quota_ms")

        cap_ms = d.pop("cap_ms")

        compensation = cls(
            lag_ms=lag_ms,
            quota_ms=quota_ms,
            cap_ms=cap_ms,
        )

        compensation.additional_properties = d
        return compensation

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

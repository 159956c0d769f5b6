from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="EntryWaiting")


@_attrs_define
class EntryWaiting:
    """That an entry of a league waits for a table.

    Attributes:
        since (int): When it asked, in ms since the epoch.
        position (int): 1 has waited longest.
        until (int | None): When fewer than a full table are enough for it, in ms since the epoch; null: never.
    """

    since: int
    position: int
    until: int | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        since = self.since

        position = self.position

        until: int | None
        until = self.until

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "since": since,
                "position": position,
                "until": until,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        since = d.pop("since")

        position = d.pop("position")

        def _parse_until(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        until = _parse_until(d.pop("until"))

        entry_waiting = cls(
            since=since,
            position=position,
            until=until,
        )

        entry_waiting.additional_properties = d
        return entry_waiting

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

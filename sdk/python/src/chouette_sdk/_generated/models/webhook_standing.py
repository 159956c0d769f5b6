from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="WebhookStanding")


@_attrs_define
class WebhookStanding:
    """A line of the final standings.

    Attributes:
        rank (int): 1 is the first; no two are the same.
        entry (str): Its id.
        name (str):
        points (float): Of all its rounds.
    """

    rank: int
    entry: str
    name: str
    points: float
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        rank = self.rank

        entry = self.entry

        name = self.name

        points = self.points

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "rank": rank,
                "entry": entry,
                "name": name,
                "points": points,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        rank = d.pop("rank")

        entry = d.pop("entry")

        name = d.pop("name")

        points = d.pop("points")

        webhook_standing = cls(
            rank=rank,
            entry=entry,
            name=name,
            points=points,
        )

        webhook_standing.additional_properties = d
        return webhook_standing

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

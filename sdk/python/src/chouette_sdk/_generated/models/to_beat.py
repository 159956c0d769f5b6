from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="ToBeat")


@_attrs_define
class ToBeat:
    """What lies on top.

    Attributes:
        rank (str): The rank of cards.
        size (int): How many cards they are.
        same (bool): The same combination is forced: only its rank may be laid.
    """

    rank: str
    size: int
    same: bool
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        rank = self.rank

        size = self.size

        same = self.same

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "rank": rank,
                "size": size,
                "same": same,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        rank = d.pop("rank")

        size = d.pop("size")

        same = d.pop("same")

        to_beat = cls(
            rank=rank,
            size=size,
            same=same,
        )

        to_beat.additional_properties = d
        return to_beat

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

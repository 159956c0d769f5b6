from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="TourView")


@_attrs_define
class TourView:
    """What lies on top.

    Attributes:
        by (str): The id of its owner.
        cards (list[str]):
        rank (str): What it counts as.
        size (int): How many cards they are.
        same (bool): Whether the same combination is forced.
        out (list[str]): The ids of those who are out of the tour.
    """

    by: str
    cards: list[str]
    rank: str
    size: int
    same: bool
    out: list[str]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        by = self.by

        cards = self.cards

        rank = self.rank

        size = self.size

        same = self.same

        out = self.out

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "by": by,
                "cards": cards,
                "rank": rank,
                "size": size,
                "same": same,
                "out": out,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        by = d.pop("by")

        cards = cast(list[str], d.pop("cards"))

        rank = d.pop("rank")

        size = d.pop("size")

        same = d.pop("same")

        out = cast(list[str], d.pop("out"))

        tour_view = cls(
            by=by,
            cards=cards,
            rank=rank,
            size=size,
            same=same,
            out=out,
        )

        tour_view.additional_properties = d
        return tour_view

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

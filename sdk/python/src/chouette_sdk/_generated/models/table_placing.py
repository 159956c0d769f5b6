from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="TablePlacing")


@_attrs_define
class TablePlacing:
    """How a game ended for one seat.

    Attributes:
        entry (str): Who sat there; what begins with `bot:` is a bot on an empty seat.
        place (int): 1 is the best, those who share it have the same.
        score (int): In points.
        forfeit (bool): Left the game, or never came.
    """

    entry: str
    place: int
    score: int
    forfeit: bool
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        entry = self.entry

        place = self.place

        score = self.score

        forfeit = self.forfeit

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "entry": entry,
                "place": place,
                "score": score,
                "forfeit": forfeit,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        entry = d.pop("entry")

        place = d.pop("place")

        score = d.pop("score")

        forfeit = d.pop("forfeit")

        table_placing = cls(
            entry=entry,
            place=place,
            score=score,
            forfeit=forfeit,
        )

        table_placing.additional_properties = d
        return table_placing

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

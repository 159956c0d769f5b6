from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.standing_change_decided_by_type_0 import (
    StandingChangeDecidedByType0,
    check_standing_change_decided_by_type_0,
)

T = TypeVar("T", bound="StandingChange")


@_attrs_define
class StandingChange:
    """A line of the standings, without what its points are made of.

    Attributes:
        rank (int): 1 is the first; no two are the same.
        entry (str): Its id.
        name (str):
        points (float): Of all rounds.
        decided_by (None | StandingChangeDecidedByType0): What puts it behind the line above; null for the first.
        withdrawn (bool): It plays no further round.
    """

    rank: int
    entry: str
    name: str
    points: float
    decided_by: None | StandingChangeDecidedByType0
    withdrawn: bool
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        rank = self.rank

        entry = self.entry

        name = self.name

        points = self.points

        decided_by: None | str
        if isinstance(self.decided_by, str):
            decided_by = self.decided_by
        else:
            decided_by = self.decided_by

        withdrawn = self.withdrawn

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "rank": rank,
                "entry": entry,
                "name": name,
                "points": points,
                "decided_by": decided_by,
                "withdrawn": withdrawn,
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

        def _parse_decided_by(data: object) -> None | StandingChangeDecidedByType0:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                decided_by_type_0 = check_standing_change_decided_by_type_0(data)

                return decided_by_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | StandingChangeDecidedByType0, data)

        decided_by = _parse_decided_by(d.pop("decided_by"))

        withdrawn = d.pop("withdrawn")

        standing_change = cls(
            rank=rank,
            entry=entry,
            name=name,
            points=points,
            decided_by=decided_by,
            withdrawn=withdrawn,
        )

        standing_change.additional_properties = d
        return standing_change

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

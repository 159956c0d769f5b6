from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.standing_line_decided_by_type_0 import (
    StandingLineDecidedByType0,
    check_standing_line_decided_by_type_0,
)

if TYPE_CHECKING:
    from ..models.earned_points import EarnedPoints
    from ..models.standing_line_tie_breaks import StandingLineTieBreaks


T = TypeVar("T", bound="StandingLine")


@_attrs_define
class StandingLine:
    """The line of an entry.

    Attributes:
        rank (int): 1 is the first; no two are the same.
        entry (str): Its id.
        name (str):
        points (float): Of all rounds.
        decided_by (None | StandingLineDecidedByType0): What puts it behind the line above: `stage` (how far it came in
            a knockout), `points`, a tie-break, or `lot`; null for the first.
        tie_breaks (StandingLineTieBreaks): The values that were needed, by name.
        earned (list[EarnedPoints]): What the points are made of.
        withdrawn (bool): It plays no further round.
    """

    rank: int
    entry: str
    name: str
    points: float
    decided_by: None | StandingLineDecidedByType0
    tie_breaks: StandingLineTieBreaks
    earned: list[EarnedPoints]
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

        tie_breaks = self.tie_breaks.to_dict()

        earned = []
        for earned_item_data in self.earned:
            earned_item = earned_item_data.to_dict()
            earned.append(earned_item)

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
                "tie_breaks": tie_breaks,
                "earned": earned,
                "withdrawn": withdrawn,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.earned_points import EarnedPoints  # noqa: PLC0415
        from ..models.standing_line_tie_breaks import StandingLineTieBreaks  # noqa: PLC0415

        d = dict(src_dict)
        rank = d.pop("rank")

        entry = d.pop("entry")

        name = d.pop("name")

        points = d.pop("points")

        def _parse_decided_by(data: object) -> None | StandingLineDecidedByType0:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                decided_by_type_0 = check_standing_line_decided_by_type_0(data)

                return decided_by_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | StandingLineDecidedByType0, data)

        decided_by = _parse_decided_by(d.pop("decided_by"))

        tie_breaks = StandingLineTieBreaks.from_dict(d.pop("tie_breaks"))

        earned = []
        _earned = d.pop("earned")
        for earned_item_data in _earned:
            earned_item = EarnedPoints.from_dict(earned_item_data)

            earned.append(earned_item)

        withdrawn = d.pop("withdrawn")

        standing_line = cls(
            rank=rank,
            entry=entry,
            name=name,
            points=points,
            decided_by=decided_by,
            tie_breaks=tie_breaks,
            earned=earned,
            withdrawn=withdrawn,
        )

        standing_line.additional_properties = d
        return standing_line

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

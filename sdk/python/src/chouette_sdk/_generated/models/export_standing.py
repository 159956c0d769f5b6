from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.export_standing_decided_by import ExportStandingDecidedBy, check_export_standing_decided_by

if TYPE_CHECKING:
    from ..models.export_earned import ExportEarned
    from ..models.export_standing_tie_breaks import ExportStandingTieBreaks


T = TypeVar("T", bound="ExportStanding")


@_attrs_define
class ExportStanding:
    """A line of the standings, by the results so far.

    Attributes:
        kind (Literal['standing']):
        rank (int): 1 is the first; no two are the same.
        entry (str): Its id.
        points (int): In thousandths.
        decided_by (ExportStandingDecidedBy): What puts it behind the line above; empty for the first.
        tie_breaks (ExportStandingTieBreaks): The values that were needed, by name.
        earned (list[ExportEarned]): What the points are made of.
        withdrawn (bool): It plays no further round.
        line (int): Its number, from 1 on without gaps.
        sha256 (str): Of the line without this field, as JSON with sorted keys and without spaces, in UTF-8.
    """

    kind: Literal["standing"]
    rank: int
    entry: str
    points: int
    decided_by: ExportStandingDecidedBy
    tie_breaks: ExportStandingTieBreaks
    earned: list[ExportEarned]
    withdrawn: bool
    line: int
    sha256: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind

        rank = self.rank

        entry = self.entry

        points = self.points

        decided_by: str = self.decided_by

        tie_breaks = self.tie_breaks.to_dict()

        earned = []
        for earned_item_data in self.earned:
            earned_item = earned_item_data.to_dict()
            earned.append(earned_item)

        withdrawn = self.withdrawn

        line = self.line

        sha256 = self.sha256

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "kind": kind,
                "rank": rank,
                "entry": entry,
                "points": points,
                "decided_by": decided_by,
                "tie_breaks": tie_breaks,
                "earned": earned,
                "withdrawn": withdrawn,
                "line": line,
                "sha256": sha256,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.export_earned import ExportEarned  # noqa: PLC0415
        from ..models.export_standing_tie_breaks import ExportStandingTieBreaks  # noqa: PLC0415

        d = dict(src_dict)
        kind = cast(Literal["standing"], d.pop("kind"))
        if kind != "standing":
            raise ValueError(f"kind must match const 'standing', got '{kind}'")

        rank = d.pop("rank")

        entry = d.pop("entry")

        points = d.pop("points")

        decided_by = check_export_standing_decided_by(d.pop("decided_by"))

        tie_breaks = ExportStandingTieBreaks.from_dict(d.pop("tie_breaks"))

        earned = []
        _earned = d.pop("earned")
        for earned_item_data in _earned:
            earned_item = ExportEarned.from_dict(earned_item_data)

            earned.append(earned_item)

        withdrawn = d.pop("withdrawn")

        line = d.pop("line")

        sha256 = d.pop("sha256")

        export_standing = cls(
            kind=kind,
            rank=rank,
            entry=entry,
            points=points,
            decided_by=decided_by,
            tie_breaks=tie_breaks,
            earned=earned,
            withdrawn=withdrawn,
            line=line,
            sha256=sha256,
        )

        export_standing.additional_properties = d
        return export_standing

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

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.export_points_by import ExportPointsBy, check_export_points_by
from ..models.export_points_bye import ExportPointsBye, check_export_points_bye

T = TypeVar("T", bound="ExportPoints")


@_attrs_define
class ExportPoints:
    """How a game pays, in thousandths of a point.

    Attributes:
        by (ExportPointsBy): `places`, `wins` or `share`.
        places (list[int] | None): What each place of a full table gets; null: one point less each place, down to 0.
        forfeit (int): What a player gets who left.
        bye (ExportPointsBye): What a round without a table is worth.
    """

    by: ExportPointsBy
    places: list[int] | None
    forfeit: int
    bye: ExportPointsBye
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        by: str = self.by

        places: list[int] | None
        if isinstance(self.places, list):
            places = self.places

        else:
            places = self.places

        forfeit = self.forfeit

        bye: str = self.bye

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "by": by,
                "places": places,
                "forfeit": forfeit,
                "bye": bye,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        by = check_export_points_by(d.pop("by"))

        def _parse_places(data: object) -> list[int] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                places_type_0 = cast(list[int], data)

                return places_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[int] | None, data)

        places = _parse_places(d.pop("places"))

        forfeit = d.pop("forfeit")

        bye = check_export_points_bye(d.pop("bye"))

        export_points = cls(
            by=by,
            places=places,
            forfeit=forfeit,
            bye=bye,
        )

        export_points.additional_properties = d
        return export_points

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

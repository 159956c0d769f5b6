from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.export_table_stage import ExportTableStage, check_export_table_stage

T = TypeVar("T", bound="ExportTable")


@_attrs_define
class ExportTable:
    """A table of a round.

    Attributes:
        id (str): `ROUND.TABLE`.
        seats (list[str]): Entries in the order of play; what begins with `bot:` is a bot on an empty seat.
        stage (ExportTableStage): What is played for.
    """

    id: str
    seats: list[str]
    stage: ExportTableStage
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        seats = self.seats

        stage: str = self.stage

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "seats": seats,
                "stage": stage,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        seats = cast(list[str], d.pop("seats"))

        stage = check_export_table_stage(d.pop("stage"))

        export_table = cls(
            id=id,
            seats=seats,
            stage=stage,
        )

        export_table.additional_properties = d
        return export_table

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

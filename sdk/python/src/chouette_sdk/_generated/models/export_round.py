from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.export_table import ExportTable


T = TypeVar("T", bound="ExportRound")


@_attrs_define
class ExportRound:
    """A round as it was made.

    Attributes:
        kind (Literal['round']):
        number (int): From 1 on.
        tables (list[ExportTable]):
        byes (list[str]): Entries without a table in it.
        asked (list[str]): Of a league, which entries had asked for a table, in that order.
        fewest (int | None): Of a league, the fewest players that would do, null where only a full table would.
        line (int): Its number, from 1 on without gaps.
        sha256 (str): Of the line without this field, as JSON with sorted keys and without spaces, in UTF-8.
    """

    kind: Literal["round"]
    number: int
    tables: list[ExportTable]
    byes: list[str]
    asked: list[str]
    fewest: int | None
    line: int
    sha256: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind

        number = self.number

        tables = []
        for tables_item_data in self.tables:
            tables_item = tables_item_data.to_dict()
            tables.append(tables_item)

        byes = self.byes

        asked = self.asked

        fewest: int | None
        fewest = self.fewest

        line = self.line

        sha256 = self.sha256

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "kind": kind,
                "number": number,
                "tables": tables,
                "byes": byes,
                "asked": asked,
                "fewest": fewest,
                "line": line,
                "sha256": sha256,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.export_table import ExportTable  # noqa: PLC0415

        d = dict(src_dict)
        kind = cast(Literal["round"], d.pop("kind"))
        if kind != "round":
            raise ValueError(f"kind must match const 'round', got '{kind}'")

        number = d.pop("number")

        tables = []
        _tables = d.pop("tables")
        for tables_item_data in _tables:
            tables_item = ExportTable.from_dict(tables_item_data)

            tables.append(tables_item)

        byes = cast(list[str], d.pop("byes"))

        asked = cast(list[str], d.pop("asked"))

        def _parse_fewest(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        fewest = _parse_fewest(d.pop("fewest"))

        line = d.pop("line")

        sha256 = d.pop("sha256")

        export_round = cls(
            kind=kind,
            number=number,
            tables=tables,
            byes=byes,
            asked=asked,
            fewest=fewest,
            line=line,
            sha256=sha256,
        )

        export_round.additional_properties = d
        return export_round

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

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.table_placing import TablePlacing


T = TypeVar("T", bound="ExportCorrection")


@_attrs_define
class ExportCorrection:
    """Another result of a table, which counts in place of the one before.

    Attributes:
        kind (Literal['correction']):
        table (str): `ROUND.TABLE`.
        placings (list[TablePlacing]): Of all seats.
        note (str): Why.
        round_ (int): The last round that had been made by then: rounds up to it are derived without the correction.
        game (None | str): Another game that counts, null for the same.
        line (int): Its number, from 1 on without gaps.
        sha256 (str): Of the line without this field, as JSON with sorted keys and without spaces, in UTF-8.
    """

    kind: Literal["correction"]
    table: str
    placings: list[TablePlacing]
    note: str
    round_: int
    game: None | str
    line: int
    sha256: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind

        table = self.table

        placings = []
        for placings_item_data in self.placings:
            placings_item = placings_item_data.to_dict()
            placings.append(placings_item)

        note = self.note

        round_ = self.round_

        game: None | str
        game = self.game

        line = self.line

        sha256 = self.sha256

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "kind": kind,
                "table": table,
                "placings": placings,
                "note": note,
                "round": round_,
                "game": game,
                "line": line,
                "sha256": sha256,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.table_placing import TablePlacing  # noqa: PLC0415

        d = dict(src_dict)
        kind = cast(Literal["correction"], d.pop("kind"))
        if kind != "correction":
            raise ValueError(f"kind must match const 'correction', got '{kind}'")

        table = d.pop("table")

        placings = []
        _placings = d.pop("placings")
        for placings_item_data in _placings:
            placings_item = TablePlacing.from_dict(placings_item_data)

            placings.append(placings_item)

        note = d.pop("note")

        round_ = d.pop("round")

        def _parse_game(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        game = _parse_game(d.pop("game"))

        line = d.pop("line")

        sha256 = d.pop("sha256")

        export_correction = cls(
            kind=kind,
            table=table,
            placings=placings,
            note=note,
            round_=round_,
            game=game,
            line=line,
            sha256=sha256,
        )

        export_correction.additional_properties = d
        return export_correction

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

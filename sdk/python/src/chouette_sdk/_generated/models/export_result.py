from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.export_result_decided import ExportResultDecided, check_export_result_decided

if TYPE_CHECKING:
    from ..models.table_placing import TablePlacing


T = TypeVar("T", bound="ExportResult")


@_attrs_define
class ExportResult:
    """What a game gave; in the order in which results came.

    Attributes:
        kind (Literal['result']):
        table (str): `ROUND.TABLE`.
        game (str): Its id.
        placings (list[TablePlacing]): Of all seats.
        decided (ExportResultDecided): By what: the game, the longest time of the round (`time`), or a game that was
            called off (`cancelled`).
        round_ (int): Of a league, the last round that had been made when it came; else 0.
        line (int): Its number, from 1 on without gaps.
        sha256 (str): Of the line without this field, as JSON with sorted keys and without spaces, in UTF-8.
    """

    kind: Literal["result"]
    table: str
    game: str
    placings: list[TablePlacing]
    decided: ExportResultDecided
    round_: int
    line: int
    sha256: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind

        table = self.table

        game = self.game

        placings = []
        for placings_item_data in self.placings:
            placings_item = placings_item_data.to_dict()
            placings.append(placings_item)

        decided: str = self.decided

        round_ = self.round_

        line = self.line

        sha256 = self.sha256

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "kind": kind,
                "table": table,
                "game": game,
                "placings": placings,
                "decided": decided,
                "round": round_,
                "line": line,
                "sha256": sha256,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.table_placing import TablePlacing  # noqa: PLC0415

        d = dict(src_dict)
        kind = cast(Literal["result"], d.pop("kind"))
        if kind != "result":
            raise ValueError(f"kind must match const 'result', got '{kind}'")

        table = d.pop("table")

        game = d.pop("game")

        placings = []
        _placings = d.pop("placings")
        for placings_item_data in _placings:
            placings_item = TablePlacing.from_dict(placings_item_data)

            placings.append(placings_item)

        decided = check_export_result_decided(d.pop("decided"))

        round_ = d.pop("round")

        line = d.pop("line")

        sha256 = d.pop("sha256")

        export_result = cls(
            kind=kind,
            table=table,
            game=game,
            placings=placings,
            decided=decided,
            round_=round_,
            line=line,
            sha256=sha256,
        )

        export_result.additional_properties = d
        return export_result

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

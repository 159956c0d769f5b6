from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.tournament_table import TournamentTable


T = TypeVar("T", bound="TournamentRound")


@_attrs_define
class TournamentRound:
    """A round.

    Attributes:
        number (int): From 1 on.
        tables (list[TournamentTable]):
        byes (list[str]): Entries without a table in it.
    """

    number: int
    tables: list[TournamentTable]
    byes: list[str]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        number = self.number

        tables = []
        for tables_item_data in self.tables:
            tables_item = tables_item_data.to_dict()
            tables.append(tables_item)

        byes = self.byes

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "number": number,
                "tables": tables,
                "byes": byes,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.tournament_table import TournamentTable  # noqa: PLC0415

        d = dict(src_dict)
        number = d.pop("number")

        tables = []
        _tables = d.pop("tables")
        for tables_item_data in _tables:
            tables_item = TournamentTable.from_dict(tables_item_data)

            tables.append(tables_item)

        byes = cast(list[str], d.pop("byes"))

        tournament_round = cls(
            number=number,
            tables=tables,
            byes=byes,
        )

        tournament_round.additional_properties = d
        return tournament_round

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

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.table_start import TableStart


T = TypeVar("T", bound="RoundStartedEvent")


@_attrs_define
class RoundStartedEvent:
    """The games of a round are there.

    Attributes:
        type_ (Literal['round_started']):
        round_ (int): Its number.
        tables (list[TableStart]): All of them.
        byes (list[str]): Entries without a table.
        ends_at (int | None): When it is decided at the latest, in ms since the epoch; null if it may last.
        seq (int): Its place in the order, from 1 on without gaps.
        at (int): When it happened, in ms since the epoch.
        by (None | str | Unset): Whose doing it is: `key:` and the public id of a key, `entry:` and the id of an entry,
            `player:` and the id of a player who takes no part; null: the service's own; not there in events of releases
            that did not tell it.
    """

    type_: Literal["round_started"]
    round_: int
    tables: list[TableStart]
    byes: list[str]
    ends_at: int | None
    seq: int
    at: int
    by: None | str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        round_ = self.round_

        tables = []
        for tables_item_data in self.tables:
            tables_item = tables_item_data.to_dict()
            tables.append(tables_item)

        byes = self.byes

        ends_at: int | None
        ends_at = self.ends_at

        seq = self.seq

        at = self.at

        by: None | str | Unset
        if isinstance(self.by, Unset):
            by = UNSET
        else:
            by = self.by

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "round": round_,
                "tables": tables,
                "byes": byes,
                "ends_at": ends_at,
                "seq": seq,
                "at": at,
            }
        )
        if by is not UNSET:
            field_dict["by"] = by

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.table_start import TableStart  # noqa: PLC0415

        d = dict(src_dict)
        type_ = cast(Literal["round_started"], d.pop("type"))
        if type_ != "round_started":
            raise ValueError(f"type must match const 'round_started', got '{type_}'")

        round_ = d.pop("round")

        tables = []
        _tables = d.pop("tables")
        for tables_item_data in _tables:
            tables_item = TableStart.from_dict(tables_item_data)

            tables.append(tables_item)

        byes = cast(list[str], d.pop("byes"))

        def _parse_ends_at(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        ends_at = _parse_ends_at(d.pop("ends_at"))

        seq = d.pop("seq")

        at = d.pop("at")

        def _parse_by(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        by = _parse_by(d.pop("by", UNSET))

        round_started_event = cls(
            type_=type_,
            round_=round_,
            tables=tables,
            byes=byes,
            ends_at=ends_at,
            seq=seq,
            at=at,
            by=by,
        )

        round_started_event.additional_properties = d
        return round_started_event

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

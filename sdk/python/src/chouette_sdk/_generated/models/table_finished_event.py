from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.table_finished_event_decided import (
    TableFinishedEventDecided,
    check_table_finished_event_decided,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.table_placing import TablePlacing


T = TypeVar("T", bound="TableFinishedEvent")


@_attrs_define
class TableFinishedEvent:
    """A table has its result.

    Attributes:
        type_ (Literal['table_finished']):
        table (str): `ROUND.TABLE`.
        game (str): The id of its game.
        placings (list[TablePlacing]): Of all seats.
        decided (TableFinishedEventDecided): By the game, by the longest time of the round (`time`), or by a game that
            was called off (`cancelled`).
        seq (int): Its place in the order, from 1 on without gaps.
        at (int): When it happened, in ms since the epoch.
        by (None | str | Unset): Whose doing it is: `key:` and the public id of a key, `entry:` and the id of an entry,
            `player:` and the id of a player who takes no part; null: the service's own; not there in events of releases
            that did not tell it.
    """

    type_: Literal["table_finished"]
    table: str
    game: str
    placings: list[TablePlacing]
    decided: TableFinishedEventDecided
    seq: int
    at: int
    by: None | str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        table = self.table

        game = self.game

        placings = []
        for placings_item_data in self.placings:
            placings_item = placings_item_data.to_dict()
            placings.append(placings_item)

        decided: str = self.decided

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
                "table": table,
                "game": game,
                "placings": placings,
                "decided": decided,
                "seq": seq,
                "at": at,
            }
        )
        if by is not UNSET:
            field_dict["by"] = by

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.table_placing import TablePlacing  # noqa: PLC0415

        d = dict(src_dict)
        type_ = cast(Literal["table_finished"], d.pop("type"))
        if type_ != "table_finished":
            raise ValueError(f"type must match const 'table_finished', got '{type_}'")

        table = d.pop("table")

        game = d.pop("game")

        placings = []
        _placings = d.pop("placings")
        for placings_item_data in _placings:
            placings_item = TablePlacing.from_dict(placings_item_data)

            placings.append(placings_item)

        decided = check_table_finished_event_decided(d.pop("decided"))

        seq = d.pop("seq")

        at = d.pop("at")

        def _parse_by(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        by = _parse_by(d.pop("by", UNSET))

        table_finished_event = cls(
            type_=type_,
            table=table,
            game=game,
            placings=placings,
            decided=decided,
            seq=seq,
            at=at,
            by=by,
        )

        table_finished_event.additional_properties = d
        return table_finished_event

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

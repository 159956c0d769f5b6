from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.movement import Movement


T = TypeVar("T", bound="PointsMovedEvent")


@_attrs_define
class PointsMovedEvent:
    """One settlement: movements that are applied together, in this order.

    Attributes:
        type_ (Literal['points_moved']):
        settlement (int): Its number in the game: 1, 2, 3 …
        movements (list[Movement]):
        seq (int): The place in the game's order: 1, 2, 3 … without gaps.
        at (int): When it counts in the game, in ms since the epoch.
    """

    type_: Literal["points_moved"]
    settlement: int
    movements: list[Movement]
    seq: int
    at: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        settlement = self.settlement

        movements = []
        for movements_item_data in self.movements:
            movements_item = movements_item_data.to_dict()
            movements.append(movements_item)

        seq = self.seq

        at = self.at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "settlement": settlement,
                "movements": movements,
                "seq": seq,
                "at": at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.movement import Movement  # noqa: PLC0415

        d = dict(src_dict)
        type_ = cast(Literal["points_moved"], d.pop("type"))
        if type_ != "points_moved":
            raise ValueError(f"type must match const 'points_moved', got '{type_}'")

        settlement = d.pop("settlement")

        movements = []
        _movements = d.pop("movements")
        for movements_item_data in _movements:
            movements_item = Movement.from_dict(movements_item_data)

            movements.append(movements_item)

        seq = d.pop("seq")

        at = d.pop("at")

        points_moved_event = cls(
            type_=type_,
            settlement=settlement,
            movements=movements,
            seq=seq,
            at=at,
        )

        points_moved_event.additional_properties = d
        return points_moved_event

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

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.values_set_event_values import ValuesSetEventValues


T = TypeVar("T", bound="ValuesSetEvent")


@_attrs_define
class ValuesSetEvent:
    """The values of the players, by which they play, by id.

    Attributes:
        type_ (Literal['values_set']):
        values (ValuesSetEventValues):
        seq (int): The place in the game's order: 1, 2, 3 … without gaps.
        at (int): When it counts in the game, in ms since the epoch.
    """

    type_: Literal["values_set"]
    values: ValuesSetEventValues
    seq: int
    at: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        values = self.values.to_dict()

        seq = self.seq

        at = self.at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "values": values,
                "seq": seq,
                "at": at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.values_set_event_values import ValuesSetEventValues  # noqa: PLC0415

        d = dict(src_dict)
        type_ = cast(Literal["values_set"], d.pop("type"))
        if type_ != "values_set":
            raise ValueError(f"type must match const 'values_set', got '{type_}'")

        values = ValuesSetEventValues.from_dict(d.pop("values"))

        seq = d.pop("seq")

        at = d.pop("at")

        values_set_event = cls(
            type_=type_,
            values=values,
            seq=seq,
            at=at,
        )

        values_set_event.additional_properties = d
        return values_set_event

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

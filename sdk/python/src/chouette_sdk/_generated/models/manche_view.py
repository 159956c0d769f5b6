from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.manche_view_direction import MancheViewDirection, check_manche_view_direction

T = TypeVar("T", bound="MancheView")


@_attrs_define
class MancheView:
    """The manche under way, or the last one.

    Attributes:
        number (int): 1, 2, 3 …
        direction (MancheViewDirection): `clockwise` (the order of `players`) or `counterclockwise`.
        revolution (bool): Whether the order is reversed.
        order (list[str]): The ranks from weakest to strongest as they count now.
        laid (list[str]): The cards laid so far, discarded fours included, in order.
    """

    number: int
    direction: MancheViewDirection
    revolution: bool
    order: list[str]
    laid: list[str]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        number = self.number

        direction: str = self.direction

        revolution = self.revolution

        order = self.order

        laid = self.laid

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "number": number,
                "direction": direction,
                "revolution": revolution,
                "order": order,
                "laid": laid,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        number = d.pop("number")

        direction = check_manche_view_direction(d.pop("direction"))

        revolution = d.pop("revolution")

        order = cast(list[str], d.pop("order"))

        laid = cast(list[str], d.pop("laid"))

        manche_view = cls(
            number=number,
            direction=direction,
            revolution=revolution,
            order=order,
            laid=laid,
        )

        manche_view.additional_properties = d
        return manche_view

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

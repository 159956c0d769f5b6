from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="OnSale")


@_attrs_define
class OnSale:
    """An object that can be bought.

    Attributes:
        name (str): What `objects` calls it: the name alone, or an object with `object` and `target`.
        price (int): In gold.
        targets (list[str] | Unset): What `target` must be one of, a player's id; left out where there is no target.
        needs (str | Unset): What the buyer must hold, or name before it in the same order; left out for nothing.
        most (int | Unset): How many can be bought at most; left out where only the gold sets a limit.
    """

    name: str
    price: int
    targets: list[str] | Unset = UNSET
    needs: str | Unset = UNSET
    most: int | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        price = self.price

        targets: list[str] | Unset = UNSET
        if not isinstance(self.targets, Unset):
            targets = self.targets

        needs = self.needs

        most = self.most

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "name": name,
                "price": price,
            }
        )
        if targets is not UNSET:
            field_dict["targets"] = targets
        if needs is not UNSET:
            field_dict["needs"] = needs
        if most is not UNSET:
            field_dict["most"] = most

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        name = d.pop("name")

        price = d.pop("price")

        targets = cast(list[str], d.pop("targets", UNSET))

        needs = d.pop("needs", UNSET)

        most = d.pop("most", UNSET)

        on_sale = cls(
            name=name,
            price=price,
            targets=targets,
            needs=needs,
            most=most,
        )

        on_sale.additional_properties = d
        return on_sale

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

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.asked_view import AskedView
    from ..models.bond_view import BondView


T = TypeVar("T", bound="PackView")


@_attrs_define
class PackView:
    """The pack of tichettes (d1).

    Attributes:
        left (int): How many can still be drawn.
        bonds (list[BondView]): The answers that bind players now.
        asked (list[AskedView]): The questions that wait for one.
        basket (int | None): The number that feeds the bank for the time being, null where no card has changed it.
    """

    left: int
    bonds: list[BondView]
    asked: list[AskedView]
    basket: int | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        left = self.left

        bonds = []
        for bonds_item_data in self.bonds:
            bonds_item = bonds_item_data.to_dict()
            bonds.append(bonds_item)

        asked = []
        for asked_item_data in self.asked:
            asked_item = asked_item_data.to_dict()
            asked.append(asked_item)

        basket: int | None
        basket = self.basket

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "left": left,
                "bonds": bonds,
                "asked": asked,
                "basket": basket,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.asked_view import AskedView  # noqa: PLC0415
        from ..models.bond_view import BondView  # noqa: PLC0415

        d = dict(src_dict)
        left = d.pop("left")

        bonds = []
        _bonds = d.pop("bonds")
        for bonds_item_data in _bonds:
            bonds_item = BondView.from_dict(bonds_item_data)

            bonds.append(bonds_item)

        asked = []
        _asked = d.pop("asked")
        for asked_item_data in _asked:
            asked_item = AskedView.from_dict(asked_item_data)

            asked.append(asked_item)

        def _parse_basket(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        basket = _parse_basket(d.pop("basket"))

        pack_view = cls(
            left=left,
            bonds=bonds,
            asked=asked,
            basket=basket,
        )

        pack_view.additional_properties = d
        return pack_view

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

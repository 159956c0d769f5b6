from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.field_type import FieldType, check_field_type

T = TypeVar("T", bound="Field")


@_attrs_define
class Field:
    """A field of an annonce.

    Attributes:
        name (str):
        type_ (FieldType): `player` and `combination` are ids.
        required (bool): Whether it must be sent.
        items (list[Field]): Of a list, the fields of each entry.
    """

    name: str
    type_: FieldType
    required: bool
    items: list[Field]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        type_: str = self.type_

        required = self.required

        items = []
        for items_item_data in self.items:
            items_item = items_item_data.to_dict()
            items.append(items_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "name": name,
                "type": type_,
                "required": required,
                "items": items,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        name = d.pop("name")

        type_ = check_field_type(d.pop("type"))

        required = d.pop("required")

        items = []
        _items = d.pop("items")
        for items_item_data in _items:
            items_item = Field.from_dict(items_item_data)

            items.append(items_item)

        field = cls(
            name=name,
            type_=type_,
            required=required,
            items=items,
        )

        field.additional_properties = d
        return field

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

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.field_type import FieldType, check_field_type

T = TypeVar("T", bound="Field")


@_attrs_define
class Field:
    """A field of an annonce.

    Attributes:
        name (str):
        type_ (FieldType): `player` and `combination` are ids; `players` and `names` lists of them; `name_or_number`
            either; `name_or_mapping` a name, or an object that says more; `mappings` a list of these; `list` one of
            objects.
        required (bool): Whether it must be sent.
        items (list[Field]): Of a list, the fields of each entry.
        choices (list[int | str]): What it may be (of `names`: each of them), empty where that is not fixed.
        minimum (int | None): The least that an integer may be, null where there is none.
    """

    name: str
    type_: FieldType
    required: bool
    items: list[Field]
    choices: list[int | str]
    minimum: int | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        type_: str = self.type_

        required = self.required

        items = []
        for items_item_data in self.items:
            items_item = items_item_data.to_dict()
            items.append(items_item)

        choices = []
        for choices_item_data in self.choices:
            choices_item: int | str
            choices_item = choices_item_data
            choices.append(choices_item)

        minimum: int | None
        minimum = self.minimum

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "name": name,
                "type": type_,
                "required": required,
                "items": items,
                "choices": choices,
                "minimum": minimum,
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

        choices = []
        _choices = d.pop("choices")
        for choices_item_data in _choices:

            def _parse_choices_item(data: object) -> int | str:
                return cast(int | str, data)

            choices_item = _parse_choices_item(choices_item_data)

            choices.append(choices_item)

        def _parse_minimum(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        minimum = _parse_minimum(d.pop("minimum"))

        field = cls(
            name=name,
            type_=type_,
            required=required,
            items=items,
            choices=choices,
            minimum=minimum,
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

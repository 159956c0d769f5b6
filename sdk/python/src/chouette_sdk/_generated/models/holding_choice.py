from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.holding_choice_objects_item_type_1 import HoldingChoiceObjectsItemType1


T = TypeVar("T", bound="HoldingChoice")


@_attrs_define
class HoldingChoice:
    """What can be copied of a player.

    Attributes:
        target (str): The id of a player.
        objects (list[HoldingChoiceObjectsItemType1 | str]): What `object` may be with this `target`: names, or objects.
    """

    target: str
    objects: list[HoldingChoiceObjectsItemType1 | str]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.holding_choice_objects_item_type_1 import HoldingChoiceObjectsItemType1  # noqa: PLC0415

        target = self.target

        objects = []
        for objects_item_data in self.objects:
            objects_item: dict[str, Any] | str
            if isinstance(objects_item_data, HoldingChoiceObjectsItemType1):
                objects_item = objects_item_data.to_dict()
            else:
                objects_item = objects_item_data
            objects.append(objects_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "target": target,
                "objects": objects,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.holding_choice_objects_item_type_1 import HoldingChoiceObjectsItemType1  # noqa: PLC0415

        d = dict(src_dict)
        target = d.pop("target")

        objects = []
        _objects = d.pop("objects")
        for objects_item_data in _objects:

            def _parse_objects_item(data: object) -> HoldingChoiceObjectsItemType1 | str:
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    objects_item_type_1 = HoldingChoiceObjectsItemType1.from_dict(data)

                    return objects_item_type_1
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                return cast(HoldingChoiceObjectsItemType1 | str, data)

            objects_item = _parse_objects_item(objects_item_data)

            objects.append(objects_item)

        holding_choice = cls(
            target=target,
            objects=objects,
        )

        holding_choice.additional_properties = d
        return holding_choice

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

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="CombinationBounds")


@_attrs_define
class CombinationBounds:
    """A combination that `combination` may name, with what `amount` may be on it.

    Attributes:
        name (str): The combination's id.
        minimum (int): The least stake, in points (à l'Aquitaine in sips).
        maximum (int): The greatest stake, in the same unit. Where it is the minimum too, the stake is that number: à
            l'Aquitaine, where 0 stands for it as well.
        values (list[int]): What `value` may be, which narrows the bet: the face of a Chouette or Cul de Chouette, the
            highest die of a Velute; those that dice can make. It may be left out, and must be where this is empty.
    """

    name: str
    minimum: int
    maximum: int
    values: list[int]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        minimum = self.minimum

        maximum = self.maximum

        values = self.values

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "name": name,
                "minimum": minimum,
                "maximum": maximum,
                "values": values,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        name = d.pop("name")

        minimum = d.pop("minimum")

        maximum = d.pop("maximum")

        values = cast(list[int], d.pop("values"))

        combination_bounds = cls(
            name=name,
            minimum=minimum,
            maximum=maximum,
            values=values,
        )

        combination_bounds.additional_properties = d
        return combination_bounds

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

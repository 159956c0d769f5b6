from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="ThrowView")


@_attrs_define
class ThrowView:
    """The dice of the last throw.

    Attributes:
        id (int): The id of the throw.
        maker (str): The id of the player whose throw it is.
        faces (list[int]): The faces of the dice.
        combinations (list[str]): What the dice are, by id; empty until three dice are final.
    """

    id: int
    maker: str
    faces: list[int]
    combinations: list[str]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        maker = self.maker

        faces = self.faces

        combinations = self.combinations

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "maker": maker,
                "faces": faces,
                "combinations": combinations,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        maker = d.pop("maker")

        faces = cast(list[int], d.pop("faces"))

        combinations = cast(list[str], d.pop("combinations"))

        throw_view = cls(
            id=id,
            maker=maker,
            faces=faces,
            combinations=combinations,
        )

        throw_view.additional_properties = d
        return throw_view

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

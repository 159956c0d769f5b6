from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="Option")


@_attrs_define
class Option:
    """An option of a game. type: `integer`, `boolean`, `choice` or `teams`. minimum and maximum: of an integer.

    Attributes:
        name (str):
        type_ (str):
        default (Any):
        minimum (int | None):
        maximum (int | None):
        choices (list[str]):
        fr (str):
        en (str):
    """

    name: str
    type_: str
    default: Any
    minimum: int | None
    maximum: int | None
    choices: list[str]
    fr: str
    en: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        type_ = self.type_

        default = self.default

        minimum: int | None
        minimum = self.minimum

        maximum: int | None
        maximum = self.maximum

        choices = self.choices

        fr = self.fr

        en = self.en

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "name": name,
                "type": type_,
                "default": default,
                "minimum": minimum,
                "maximum": maximum,
                "choices": choices,
                "fr": fr,
                "en": en,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        name = d.pop("name")

        type_ = d.pop("type")

        default = d.pop("default")

        def _parse_minimum(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        minimum = _parse_minimum(d.pop("minimum"))

        def _parse_maximum(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        maximum = _parse_maximum(d.pop("maximum"))

        choices = cast(list[str], d.pop("choices"))

        fr = d.pop("fr")

        en = d.pop("en")

        option = cls(
            name=name,
            type_=type_,
            default=default,
            minimum=minimum,
            maximum=maximum,
            choices=choices,
            fr=fr,
            en=en,
        )

        option.additional_properties = d
        return option

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

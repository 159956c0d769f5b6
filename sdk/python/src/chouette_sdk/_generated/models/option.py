from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.option_type import OptionType, check_option_type

T = TypeVar("T", bound="Option")


@_attrs_define
class Option:
    """An option of a game.

    Attributes:
        name (str):
        type_ (OptionType): Of its value; `choice`: one of `choices`; `teams`: an object.
        default (Any): What a game has where nothing is sent.
        minimum (int | None): Of an integer, otherwise null.
        maximum (int | None): Of an integer, otherwise null.
        choices (list[int | str]): Of a `choice`, otherwise empty.
        read_only (bool): Whether it is as it is: no table can set another value.
        fr (str): What it is, in French.
        en (str): The same in English.
        default_private (Any): The same for a private game; it differs for a few options only.
    """

    name: str
    type_: OptionType
    default: Any
    minimum: int | None
    maximum: int | None
    choices: list[int | str]
    read_only: bool
    fr: str
    en: str
    default_private: Any
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        type_: str = self.type_

        default = self.default

        minimum: int | None
        minimum = self.minimum

        maximum: int | None
        maximum = self.maximum

        choices = []
        for choices_item_data in self.choices:
            choices_item: int | str
            choices_item = choices_item_data
            choices.append(choices_item)

        read_only = self.read_only

        fr = self.fr

        en = self.en

        default_private = self.default_private

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
                "read_only": read_only,
                "fr": fr,
                "en": en,
                "default_private": default_private,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        name = d.pop("name")

        type_ = check_option_type(d.pop("type"))

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

        choices = []
        _choices = d.pop("choices")
        for choices_item_data in _choices:

            def _parse_choices_item(data: object) -> int | str:
                return cast(int | str, data)

            choices_item = _parse_choices_item(choices_item_data)

            choices.append(choices_item)

        read_only = d.pop("read_only")

        fr = d.pop("fr")

        en = d.pop("en")

        default_private = d.pop("default_private")

        option = cls(
            name=name,
            type_=type_,
            default=default,
            minimum=minimum,
            maximum=maximum,
            choices=choices,
            read_only=read_only,
            fr=fr,
            en=en,
            default_private=default_private,
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

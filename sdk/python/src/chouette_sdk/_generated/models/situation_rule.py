from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="SituationRule")


@_attrs_define
class SituationRule:
    """The rule that a situation is about.

    Attributes:
        id (str): The rule's.
        label (str): Its name, in French.
        source (str): Its heading in the rulebook.
        fr (str): When it plays and what follows, in French.
        en (str): The same in English.
    """

    id: str
    label: str
    source: str
    fr: str
    en: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        label = self.label

        source = self.source

        fr = self.fr

        en = self.en

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "label": label,
                "source": source,
                "fr": fr,
                "en": en,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        label = d.pop("label")

        source = d.pop("source")

        fr = d.pop("fr")

        en = d.pop("en")

        situation_rule = cls(
            id=id,
            label=label,
            source=source,
            fr=fr,
            en=en,
        )

        situation_rule.additional_properties = d
        return situation_rule

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

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.situation_summary_kind import SituationSummaryKind, check_situation_summary_kind

T = TypeVar("T", bound="SituationSummary")


@_attrs_define
class SituationSummary:
    """A situation, as the gallery lists it.

    Attributes:
        id (str): Stable.
        ruleset (str): The id of the rulebook.
        kind (SituationSummaryKind): What sort of thing is to be seen.
        about (list[str]): What of it: a window's name, mode and rule; a holding; a duel's kind and what became of it;
            `refused` or `bevue` and a code; why a game is over.
        title_fr (str): What it is called.
        title_en (str): What it is called.
    """

    id: str
    ruleset: str
    kind: SituationSummaryKind
    about: list[str]
    title_fr: str
    title_en: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        ruleset = self.ruleset

        kind: str = self.kind

        about = self.about

        title_fr = self.title_fr

        title_en = self.title_en

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "ruleset": ruleset,
                "kind": kind,
                "about": about,
                "title_fr": title_fr,
                "title_en": title_en,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        ruleset = d.pop("ruleset")

        kind = check_situation_summary_kind(d.pop("kind"))

        about = cast(list[str], d.pop("about"))

        title_fr = d.pop("title_fr")

        title_en = d.pop("title_en")

        situation_summary = cls(
            id=id,
            ruleset=ruleset,
            kind=kind,
            about=about,
            title_fr=title_fr,
            title_en=title_en,
        )

        situation_summary.additional_properties = d
        return situation_summary

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

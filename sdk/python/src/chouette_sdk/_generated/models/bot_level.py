from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.bot_level_id import BotLevelId, check_bot_level_id

T = TypeVar("T", bound="BotLevel")


@_attrs_define
class BotLevel:
    """How the bots of a level play.

    Attributes:
        id (BotLevelId):
        fr (str): In French words.
        en (str): In English words.
        reaction_ms (int): The median of their reactions, in ms; none is below 220 ms.
        forgets (float): How often one misses a shout (0 to 1).
        slips (float): How often one shouts what the dice do not call for, between two throws (0 to 1).
        bold (float): How often one takes a risk (0 to 1).
        skill (float): How often one does what the odds say (0 to 1).
    """

    id: BotLevelId
    fr: str
    en: str
    reaction_ms: int
    forgets: float
    slips: float
    bold: float
    skill: float
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id: str = self.id

        fr = self.fr

        en = self.en

        reaction_ms = self.reaction_ms

        forgets = self.forgets

        slips = self.slips

        bold = self.bold

        skill = self.skill

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "fr": fr,
                "en": en,
                "reaction_ms": reaction_ms,
                "forgets": forgets,
                "slips": slips,
                "bold": bold,
                "skill": skill,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = check_bot_level_id(d.pop("id"))

        fr = d.pop("fr")

        en = d.pop("en")

        reaction_ms = d.pop("reaction_ms")

        forgets = d.pop("forgets")

        slips = d.pop("slips")

        bold = d.pop("bold")

        skill = d.pop("skill")

        bot_level = cls(
            id=id,
            fr=fr,
            en=en,
            reaction_ms=reaction_ms,
            forgets=forgets,
            slips=slips,
            bold=bold,
            skill=skill,
        )

        bot_level.additional_properties = d
        return bot_level

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

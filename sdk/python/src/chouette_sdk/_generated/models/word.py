from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.word_spoken_as import WordSpokenAs, check_word_spoken_as

if TYPE_CHECKING:
    from ..models.field import Field


T = TypeVar("T", bound="Word")


@_attrs_define
class Word:
    """An annonce of a rule.

    Attributes:
        id (str):
        phrase (str): What is said aloud, as the rulebook prints it; `{target}` in it stands for the name of the player
            pointed at.
        gesture_fr (str): What is done with it, in French; may be empty.
        gesture_en (str): The same in English.
        fields (list[Field]): What is sent besides its id.
        spoken_as (WordSpokenAs): The kind of request that makes it.
        anytime (bool): Whether it counts at any moment that its rule allows, and belongs to no window.
        standing (bool): Whether players who stand may say it, and go on standing.
        newcomer (bool): Whether players who have no seat yet may say it.
    """

    id: str
    phrase: str
    gesture_fr: str
    gesture_en: str
    fields: list[Field]
    spoken_as: WordSpokenAs
    anytime: bool
    standing: bool
    newcomer: bool
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        phrase = self.phrase

        gesture_fr = self.gesture_fr

        gesture_en = self.gesture_en

        fields = []
        for fields_item_data in self.fields:
            fields_item = fields_item_data.to_dict()
            fields.append(fields_item)

        spoken_as: str = self.spoken_as

        anytime = self.anytime

        standing = self.standing

        newcomer = self.newcomer

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "phrase": phrase,
                "gesture_fr": gesture_fr,
                "gesture_en": gesture_en,
                "fields": fields,
                "spoken_as": spoken_as,
                "anytime": anytime,
                "standing": standing,
                "newcomer": newcomer,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.field import Field  # noqa: PLC0415

        d = dict(src_dict)
        id = d.pop("id")

        phrase = d.pop("phrase")

        gesture_fr = d.pop("gesture_fr")

        gesture_en = d.pop("gesture_en")

        fields = []
        _fields = d.pop("fields")
        for fields_item_data in _fields:
            fields_item = Field.from_dict(fields_item_data)

            fields.append(fields_item)

        spoken_as = check_word_spoken_as(d.pop("spoken_as"))

        anytime = d.pop("anytime")

        standing = d.pop("standing")

        newcomer = d.pop("newcomer")

        word = cls(
            id=id,
            phrase=phrase,
            gesture_fr=gesture_fr,
            gesture_en=gesture_en,
            fields=fields,
            spoken_as=spoken_as,
            anytime=anytime,
            standing=standing,
            newcomer=newcomer,
        )

        word.additional_properties = d
        return word

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

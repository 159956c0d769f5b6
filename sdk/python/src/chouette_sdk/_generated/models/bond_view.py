from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.bond_view_answer import BondViewAnswer, check_bond_view_answer

T = TypeVar("T", bound="BondView")


@_attrs_define
class BondView:
    """An answer that binds (d1, étoile): player has said, as `answer` tells, that they would say a word or not.

    Attributes:
        player (str): The player's id at this table.
        about (str): The word.
        answer (BondViewAnswer): `oui` or `non`.
        asker (str): Until whose next turn it binds.
    """

    player: str
    about: str
    answer: BondViewAnswer
    asker: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        player = self.player

        about = self.about

        answer: str = self.answer

        asker = self.asker

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "player": player,
                "about": about,
                "answer": answer,
                "asker": asker,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        player = d.pop("player")

        about = d.pop("about")

        answer = check_bond_view_answer(d.pop("answer"))

        asker = d.pop("asker")

        bond_view = cls(
            player=player,
            about=about,
            answer=answer,
            asker=asker,
        )

        bond_view.additional_properties = d
        return bond_view

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

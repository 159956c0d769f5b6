from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="AskedView")


@_attrs_define
class AskedView:
    """A question whose answer will bind (d1, étoile).

    Attributes:
        player (str): The id of the player who is asked.
        about (str): The word that the player may promise to say.
        asker (str): The id of the player who has asked.
    """

    player: str
    about: str
    asker: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        player = self.player

        about = self.about

        asker = self.asker

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "player": player,
                "about": about,
                "asker": asker,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        player = d.pop("player")

        about = d.pop("about")

        asker = d.pop("asker")

        asked_view = cls(
            player=player,
            about=about,
            asker=asker,
        )

        asked_view.additional_properties = d
        return asked_view

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

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.situation_offer_act import SituationOfferAct, check_situation_offer_act

T = TypeVar("T", bound="SituationOffer")


@_attrs_define
class SituationOffer:
    """What `expected` offers to whom there.

    Attributes:
        player (str): The id.
        act (SituationOfferAct): As in `expected`.
        name (str): As in `expected`.
        fields (list[str]): As in `expected`.
    """

    player: str
    act: SituationOfferAct
    name: str
    fields: list[str]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        player = self.player

        act: str = self.act

        name = self.name

        fields = self.fields

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "player": player,
                "act": act,
                "name": name,
                "fields": fields,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        player = d.pop("player")

        act = check_situation_offer_act(d.pop("act"))

        name = d.pop("name")

        fields = cast(list[str], d.pop("fields"))

        situation_offer = cls(
            player=player,
            act=act,
            name=name,
            fields=fields,
        )

        situation_offer.additional_properties = d
        return situation_offer

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

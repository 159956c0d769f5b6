from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="TransferView")


@_attrs_define
class TransferView:
    """Cards that went over in the exchange of this manche.

    Attributes:
        giver (str): The id of the player who gave them.
        to (str): The id of the player who has them now.
        number (int): How many.
        cards (list[str]): For the two players themselves, otherwise empty.
    """

    giver: str
    to: str
    number: int
    cards: list[str]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        giver = self.giver

        to = self.to

        number = self.number

        cards = self.cards

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "giver": giver,
                "to": to,
                "number": number,
                "cards": cards,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        giver = d.pop("giver")

        to = d.pop("to")

        number = d.pop("number")

        cards = cast(list[str], d.pop("cards"))

        transfer_view = cls(
            giver=giver,
            to=to,
            number=number,
            cards=cards,
        )

        transfer_view.additional_properties = d
        return transfer_view

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

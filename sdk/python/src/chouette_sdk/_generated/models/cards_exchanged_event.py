from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.cards_exchanged_event_reason import (
    CardsExchangedEventReason,
    check_cards_exchanged_event_reason,
)

T = TypeVar("T", bound="CardsExchangedEvent")


@_attrs_define
class CardsExchangedEvent:
    """Cards went over in the exchange. The two players' own forms have the cards.

    Attributes:
        type_ (Literal['cards_exchanged']):
        giver (str): The id of the player who gave them.
        to (str): The id of the player who has them now.
        number (int): How many.
        reason (CardsExchangedEventReason): `owed` by the lower player; `chosen` by the upper one; `weakest`: the game
            gave for an upper player who did not choose.
        cards (list[str]): Empty for all others.
        seq (int): The place in the game's order: 1, 2, 3 … without gaps.
        at (int): When it counts in the game, in ms since the epoch.
    """

    type_: Literal["cards_exchanged"]
    giver: str
    to: str
    number: int
    reason: CardsExchangedEventReason
    cards: list[str]
    seq: int
    at: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        giver = self.giver

        to = self.to

        number = self.number

        reason: str = self.reason

        cards = self.cards

        seq = self.seq

        at = self.at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "giver": giver,
                "to": to,
                "number": number,
                "reason": reason,
                "cards": cards,
                "seq": seq,
                "at": at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["cards_exchanged"], d.pop("type"))
        if type_ != "cards_exchanged":
            raise ValueError(f"type must match const 'cards_exchanged', got '{type_}'")

        giver = d.pop("giver")

        to = d.pop("to")

        number = d.pop("number")

        reason = check_cards_exchanged_event_reason(d.pop("reason"))

        cards = cast(list[str], d.pop("cards"))

        seq = d.pop("seq")

        at = d.pop("at")

        cards_exchanged_event = cls(
            type_=type_,
            giver=giver,
            to=to,
            number=number,
            reason=reason,
            cards=cards,
            seq=seq,
            at=at,
        )

        cards_exchanged_event.additional_properties = d
        return cards_exchanged_event

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

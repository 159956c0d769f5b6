from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="TermsSetEvent")


@_attrs_define
class TermsSetEvent:
    """The challenger has named the combination and the stake.

    Attributes:
        type_ (Literal['terms_set']):
        challenge (int): The duel's id in this game.
        combination (str): The combination's id.
        amount (int): The stake, in points.
        seq (int): The place in the game's order: 1, 2, 3 … without gaps.
        at (int): When it counts in the game, in ms since the epoch.
    """

    type_: Literal["terms_set"]
    challenge: int
    combination: str
    amount: int
    seq: int
    at: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        challenge = self.challenge

        combination = self.combination

        amount = self.amount

        seq = self.seq

        at = self.at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "challenge": challenge,
                "combination": combination,
                "amount": amount,
                "seq": seq,
                "at": at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["terms_set"], d.pop("type"))
        if type_ != "terms_set":
            raise ValueError(f"type must match const 'terms_set', got '{type_}'")

        challenge = d.pop("challenge")

        combination = d.pop("combination")

        amount = d.pop("amount")

        seq = d.pop("seq")

        at = d.pop("at")

        terms_set_event = cls(
            type_=type_,
            challenge=challenge,
            combination=combination,
            amount=amount,
            seq=seq,
            at=at,
        )

        terms_set_event.additional_properties = d
        return terms_set_event

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

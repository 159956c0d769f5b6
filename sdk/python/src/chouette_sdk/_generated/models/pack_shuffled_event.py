from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="PackShuffledEvent")


@_attrs_define
class PackShuffledEvent:
    """The pack of tichettes was shuffled; which card is where stays hidden until the game is over.

    Attributes:
        type_ (Literal['pack_shuffled']):
        cards (int): How many there are.
        first_draw (int): The index of its first draw in the game's sequence, in which dice are drawn too.
        draws (int): How many draws it took.
        seq (int): The place in the game's order: 1, 2, 3 … without gaps.
        at (int): When it counts in the game, in ms since the epoch.
    """

    type_: Literal["pack_shuffled"]
    cards: int
    first_draw: int
    draws: int
    seq: int
    at: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        cards = self.cards

        first_draw = self.first_draw

        draws = self.draws

        seq = self.seq

        at = self.at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "cards": cards,
                "first_draw": first_draw,
                "draws": draws,
                "seq": seq,
                "at": at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["pack_shuffled"], d.pop("type"))
        if type_ != "pack_shuffled":
            raise ValueError(f"type must match const 'pack_shuffled', got '{type_}'")

        cards = d.pop("cards")

        first_draw = d.pop("first_draw")

        draws = d.pop("draws")

        seq = d.pop("seq")

        at = d.pop("at")

        pack_shuffled_event = cls(
            type_=type_,
            cards=cards,
            first_draw=first_draw,
            draws=draws,
            seq=seq,
            at=at,
        )

        pack_shuffled_event.additional_properties = d
        return pack_shuffled_event

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

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="Shuffle")


@_attrs_define
class Shuffle:
    """Draws of the game's sequence with which a pack was shuffled: they are none of its dice.

    Attributes:
        seq (int): The event that told of it.
        first_draw (int): The index of the first of them in the game's sequence.
        draws (int): How many there are.
        cards (list[int | str]): The tichettes that were drawn from that pack so far, in order.
    """

    seq: int
    first_draw: int
    draws: int
    cards: list[int | str]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        seq = self.seq

        first_draw = self.first_draw

        draws = self.draws

        cards = []
        for cards_item_data in self.cards:
            cards_item: int | str
            cards_item = cards_item_data
            cards.append(cards_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "seq": seq,
                "first_draw": first_draw,
                "draws": draws,
                "cards": cards,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        seq = d.pop("seq")

        first_draw = d.pop("first_draw")

        draws = d.pop("draws")

        cards = []
        _cards = d.pop("cards")
        for cards_item_data in _cards:

            def _parse_cards_item(data: object) -> int | str:
                return cast(int | str, data)

            cards_item = _parse_cards_item(cards_item_data)

            cards.append(cards_item)

        shuffle = cls(
            seq=seq,
            first_draw=first_draw,
            draws=draws,
            cards=cards,
        )

        shuffle.additional_properties = d
        return shuffle

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

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="RankChoice")


@_attrs_define
class RankChoice:
    """One rank that may be laid.

    Attributes:
        rank (str): The rank of cards.
        cards (list[str]): Those of this rank in the hand, without jokers.
        sizes (list[int]): How many cards may be laid, of these and the jokers together.
        closes (bool): Whether it is the closing rank: the tour ends with it, and as last cards it costs the place.
        revolution (bool): Whether all four of them without a joker turn the order.
    """

    rank: str
    cards: list[str]
    sizes: list[int]
    closes: bool
    revolution: bool
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        rank = self.rank

        cards = self.cards

        sizes = self.sizes

        closes = self.closes

        revolution = self.revolution

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "rank": rank,
                "cards": cards,
                "sizes": sizes,
                "closes": closes,
                "revolution": revolution,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        rank = d.pop("rank")

        cards = cast(list[str], d.pop("cards"))

        sizes = cast(list[int], d.pop("sizes"))

        closes = d.pop("closes")

        revolution = d.pop("revolution")

        rank_choice = cls(
            rank=rank,
            cards=cards,
            sizes=sizes,
            closes=closes,
            revolution=revolution,
        )

        rank_choice.additional_properties = d
        return rank_choice

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

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.deal_direction import DealDirection, check_deal_direction

if TYPE_CHECKING:
    from ..models.dealt_hand import DealtHand


T = TypeVar("T", bound="Deal")


@_attrs_define
class Deal:
    """A deal.

    Attributes:
        seq (int): The event that told of it.
        manche (int): Its number in the match: 1, 2, 3 …
        dealer (str): The id of the player who dealt, and had the last card.
        direction (DealDirection): The one that the cards went round in, `clockwise` or `counterclockwise`.
        first_draw (int | None): The index of the first draw of its shuffle, null where cards were given (test games).
        hands (list[DealtHand]): In the order of dealing.
    """

    seq: int
    manche: int
    dealer: str
    direction: DealDirection
    first_draw: int | None
    hands: list[DealtHand]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        seq = self.seq

        manche = self.manche

        dealer = self.dealer

        direction: str = self.direction

        first_draw: int | None
        first_draw = self.first_draw

        hands = []
        for hands_item_data in self.hands:
            hands_item = hands_item_data.to_dict()
            hands.append(hands_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "seq": seq,
                "manche": manche,
                "dealer": dealer,
                "direction": direction,
                "first_draw": first_draw,
                "hands": hands,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.dealt_hand import DealtHand  # noqa: PLC0415

        d = dict(src_dict)
        seq = d.pop("seq")

        manche = d.pop("manche")

        dealer = d.pop("dealer")

        direction = check_deal_direction(d.pop("direction"))

        def _parse_first_draw(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        first_draw = _parse_first_draw(d.pop("first_draw"))

        hands = []
        _hands = d.pop("hands")
        for hands_item_data in _hands:
            hands_item = DealtHand.from_dict(hands_item_data)

            hands.append(hands_item)

        deal = cls(
            seq=seq,
            manche=manche,
            dealer=dealer,
            direction=direction,
            first_draw=first_draw,
            hands=hands,
        )

        deal.additional_properties = d
        return deal

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

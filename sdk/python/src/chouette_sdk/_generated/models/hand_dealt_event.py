from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.hand_dealt_event_direction import HandDealtEventDirection, check_hand_dealt_event_direction

if TYPE_CHECKING:
    from ..models.hand_dealt_event_hands import HandDealtEventHands


T = TypeVar("T", bound="HandDealtEvent")


@_attrs_define
class HandDealtEvent:
    """The cards are dealt. A player's own form has that player's cards.

    Attributes:
        type_ (Literal['hand_dealt']):
        manche (int): Its number in the match: 1, 2, 3 …
        dealer (str): The id of the player who deals, and has the last card.
        direction (HandDealtEventDirection): The one that the cards go round in, `clockwise` or `counterclockwise`.
        packs (int): How many were shuffled.
        first_draw (int | None): The index of the first draw of its shuffle, null where cards were given (test games).
        hands (HandDealtEventHands): How many cards each player has.
        cards (list[str]): The reader's own, in the order in which they were dealt; empty for all others.
        owner (None | str): The id of the player whose cards these are; null for all others.
        seq (int): The place in the game's order: 1, 2, 3 … without gaps.
        at (int): When it counts in the game, in ms since the epoch.
    """

    type_: Literal["hand_dealt"]
    manche: int
    dealer: str
    direction: HandDealtEventDirection
    packs: int
    first_draw: int | None
    hands: HandDealtEventHands
    cards: list[str]
    owner: None | str
    seq: int
    at: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        manche = self.manche

        dealer = self.dealer

        direction: str = self.direction

        packs = self.packs

        first_draw: int | None
        first_draw = self.first_draw

        hands = self.hands.to_dict()

        cards = self.cards

        owner: None | str
        owner = self.owner

        seq = self.seq

        at = self.at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "manche": manche,
                "dealer": dealer,
                "direction": direction,
                "packs": packs,
                "first_draw": first_draw,
                "hands": hands,
                "cards": cards,
                "owner": owner,
                "seq": seq,
                "at": at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.hand_dealt_event_hands import HandDealtEventHands  # noqa: PLC0415

        d = dict(src_dict)
        type_ = cast(Literal["hand_dealt"], d.pop("type"))
        if type_ != "hand_dealt":
            raise ValueError(f"type must match const 'hand_dealt', got '{type_}'")

        manche = d.pop("manche")

        dealer = d.pop("dealer")

        direction = check_hand_dealt_event_direction(d.pop("direction"))

        packs = d.pop("packs")

        def _parse_first_draw(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        first_draw = _parse_first_draw(d.pop("first_draw"))

        hands = HandDealtEventHands.from_dict(d.pop("hands"))

        cards = cast(list[str], d.pop("cards"))

        def _parse_owner(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        owner = _parse_owner(d.pop("owner"))

        seq = d.pop("seq")

        at = d.pop("at")

        hand_dealt_event = cls(
            type_=type_,
            manche=manche,
            dealer=dealer,
            direction=direction,
            packs=packs,
            first_draw=first_draw,
            hands=hands,
            cards=cards,
            owner=owner,
            seq=seq,
            at=at,
        )

        hand_dealt_event.additional_properties = d
        return hand_dealt_event

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

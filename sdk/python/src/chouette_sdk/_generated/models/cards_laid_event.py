from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.cards_laid_event_by import CardsLaidEventBy, check_cards_laid_event_by

T = TypeVar("T", bound="CardsLaidEvent")


@_attrs_define
class CardsLaidEvent:
    """A combination lies on top.

    Attributes:
        type_ (Literal['cards_laid']):
        player (str): The player's id at this table.
        cards (list[str]):
        rank (str): What it counts as, jokers included.
        size (int): How many cards they are.
        same (bool): Whether it is the same as the one before, so that it is forced.
        by (CardsLaidEventBy): `turn`; `putsch`; `silence`: the game laid it for a player who said nothing or is away.
        left (int): How many cards the player still has.
        seq (int): The place in the game's order: 1, 2, 3 … without gaps.
        at (int): When it counts in the game, in ms since the epoch.
    """

    type_: Literal["cards_laid"]
    player: str
    cards: list[str]
    rank: str
    size: int
    same: bool
    by: CardsLaidEventBy
    left: int
    seq: int
    at: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        player = self.player

        cards = self.cards

        rank = self.rank

        size = self.size

        same = self.same

        by: str = self.by

        left = self.left

        seq = self.seq

        at = self.at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "player": player,
                "cards": cards,
                "rank": rank,
                "size": size,
                "same": same,
                "by": by,
                "left": left,
                "seq": seq,
                "at": at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["cards_laid"], d.pop("type"))
        if type_ != "cards_laid":
            raise ValueError(f"type must match const 'cards_laid', got '{type_}'")

        player = d.pop("player")

        cards = cast(list[str], d.pop("cards"))

        rank = d.pop("rank")

        size = d.pop("size")

        same = d.pop("same")

        by = check_cards_laid_event_by(d.pop("by"))

        left = d.pop("left")

        seq = d.pop("seq")

        at = d.pop("at")

        cards_laid_event = cls(
            type_=type_,
            player=player,
            cards=cards,
            rank=rank,
            size=size,
            same=same,
            by=by,
            left=left,
            seq=seq,
            at=at,
        )

        cards_laid_event.additional_properties = d
        return cards_laid_event

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

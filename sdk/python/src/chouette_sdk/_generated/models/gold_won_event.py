from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="GoldWonEvent")


@_attrs_define
class GoldWonEvent:
    """A player has met the challenge of Merlin's father.

    Attributes:
        type_ (Literal['gold_won']):
        player (str): The player's id at this table.
        gold (int): How many pieces there are to spend.
        seq (int): The place in the game's order: 1, 2, 3 … without gaps.
        at (int): When it counts in the game, in ms since the epoch.
    """

    type_: Literal["gold_won"]
    player: str
    gold: int
    seq: int
    at: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        player = self.player

        gold = self.gold

        seq = self.seq

        at = self.at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "player": player,
                "gold": gold,
                "seq": seq,
                "at": at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["gold_won"], d.pop("type"))
        if type_ != "gold_won":
            raise ValueError(f"type must match const 'gold_won', got '{type_}'")

        player = d.pop("player")

        gold = d.pop("gold")

        seq = d.pop("seq")

        at = d.pop("at")

        gold_won_event = cls(
            type_=type_,
            player=player,
            gold=gold,
            seq=seq,
            at=at,
        )

        gold_won_event.additional_properties = d
        return gold_won_event

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

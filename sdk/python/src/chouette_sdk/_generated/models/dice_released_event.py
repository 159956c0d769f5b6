from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.dice_released_event_purpose import DiceReleasedEventPurpose, check_dice_released_event_purpose

T = TypeVar("T", bound="DiceReleasedEvent")


@_attrs_define
class DiceReleasedEvent:
    """Dice are in the air, in a game where they fly for a while.

    Attributes:
        type_ (Literal['dice_released']):
        player (str): Who threw them.
        purpose (DiceReleasedEventPurpose): As in `dice_rolled`.
        kept (list[int]): The faces that stayed on the table.
        by_table (bool): Whether the table threw for a silent or absent player.
        lands_at (int): When they land, in ms since the epoch.
        seq (int): The place in the game's order: 1, 2, 3 … without gaps.
        at (int): When it counts in the game, in ms since the epoch.
    """

    type_: Literal["dice_released"]
    player: str
    purpose: DiceReleasedEventPurpose
    kept: list[int]
    by_table: bool
    lands_at: int
    seq: int
    at: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        player = self.player

        purpose: str = self.purpose

        kept = self.kept

        by_table = self.by_table

        lands_at = self.lands_at

        seq = self.seq

        at = self.at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "player": player,
                "purpose": purpose,
                "kept": kept,
                "by_table": by_table,
                "lands_at": lands_at,
                "seq": seq,
                "at": at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["dice_released"], d.pop("type"))
        if type_ != "dice_released":
            raise ValueError(f"type must match const 'dice_released', got '{type_}'")

        player = d.pop("player")

        purpose = check_dice_released_event_purpose(d.pop("purpose"))

        kept = cast(list[int], d.pop("kept"))

        by_table = d.pop("by_table")

        lands_at = d.pop("lands_at")

        seq = d.pop("seq")

        at = d.pop("at")

        dice_released_event = cls(
            type_=type_,
            player=player,
            purpose=purpose,
            kept=kept,
            by_table=by_table,
            lands_at=lands_at,
            seq=seq,
            at=at,
        )

        dice_released_event.additional_properties = d
        return dice_released_event

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

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="TurnPassedEvent")


@_attrs_define
class TurnPassedEvent:
    """A player on turn has passed.

    Attributes:
        type_ (Literal['turn_passed']):
        player (str): The player's id at this table.
        forced (bool): True where the forced combination could not be laid: then the player stays in the tour.
        silence (bool): Whether the game passed for a player who said nothing or is away.
        seq (int): The place in the game's order: 1, 2, 3 … without gaps.
        at (int): When it counts in the game, in ms since the epoch.
    """

    type_: Literal["turn_passed"]
    player: str
    forced: bool
    silence: bool
    seq: int
    at: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        player = self.player

        forced = self.forced

        silence = self.silence

        seq = self.seq

        at = self.at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "player": player,
                "forced": forced,
                "silence": silence,
                "seq": seq,
                "at": at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["turn_passed"], d.pop("type"))
        if type_ != "turn_passed":
            raise ValueError(f"type must match const 'turn_passed', got '{type_}'")

        player = d.pop("player")

        forced = d.pop("forced")

        silence = d.pop("silence")

        seq = d.pop("seq")

        at = d.pop("at")

        turn_passed_event = cls(
            type_=type_,
            player=player,
            forced=forced,
            silence=silence,
            seq=seq,
            at=at,
        )

        turn_passed_event.additional_properties = d
        return turn_passed_event

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

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.player_out_event_reason import PlayerOutEventReason, check_player_out_event_reason

T = TypeVar("T", bound="PlayerOutEvent")


@_attrs_define
class PlayerOutEvent:
    """A player is out of the game, and stays so.

    Attributes:
        type_ (Literal['player_out']):
        player (str): The player's id at this table.
        reason (PlayerOutEventReason): `bound`: by the score that puts out; the id of the rule that put the player out;
            `left`: for good, which is a forfeit; `absent`: a forfeit too, for having been absent for as long as the option
            `forfeit_ms` allows.
        seq (int): The place in the game's order: 1, 2, 3 … without gaps.
        at (int): When it counts in the game, in ms since the epoch.
    """

    type_: Literal["player_out"]
    player: str
    reason: PlayerOutEventReason
    seq: int
    at: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        player = self.player

        reason: str = self.reason

        seq = self.seq

        at = self.at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "player": player,
                "reason": reason,
                "seq": seq,
                "at": at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["player_out"], d.pop("type"))
        if type_ != "player_out":
            raise ValueError(f"type must match const 'player_out', got '{type_}'")

        player = d.pop("player")

        reason = check_player_out_event_reason(d.pop("reason"))

        seq = d.pop("seq")

        at = d.pop("at")

        player_out_event = cls(
            type_=type_,
            player=player,
            reason=reason,
            seq=seq,
            at=at,
        )

        player_out_event.additional_properties = d
        return player_out_event

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

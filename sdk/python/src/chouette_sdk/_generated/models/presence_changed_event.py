from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.presence_changed_event_presence import (
    PresenceChangedEventPresence,
    check_presence_changed_event_presence,
)
from ..models.presence_changed_event_reason import (
    PresenceChangedEventReason,
    check_presence_changed_event_reason,
)

T = TypeVar("T", bound="PresenceChangedEvent")


@_attrs_define
class PresenceChangedEvent:
    """A player's presence changed.

    Attributes:
        type_ (Literal['presence_changed']):
        player (str): The player's id at this table.
        presence (PresenceChangedEventPresence): `seated`; `away`: silent, so that the table acts for the player;
            `standing`: stood up for a while; `gone`: left for good.
        reason (PresenceChangedEventReason): `cut`: stands because the connection was gone for too long; `left` and
            `absent`: gone, as in the `player_out` that follows; otherwise empty.
        seq (int): The place in the game's order: 1, 2, 3 … without gaps.
        at (int): When it counts in the game, in ms since the epoch.
    """

    type_: Literal["presence_changed"]
    player: str
    presence: PresenceChangedEventPresence
    reason: PresenceChangedEventReason
    seq: int
    at: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        player = self.player

        presence: str = self.presence

        reason: str = self.reason

        seq = self.seq

        at = self.at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "player": player,
                "presence": presence,
                "reason": reason,
                "seq": seq,
                "at": at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["presence_changed"], d.pop("type"))
        if type_ != "presence_changed":
            raise ValueError(f"type must match const 'presence_changed', got '{type_}'")

        player = d.pop("player")

        presence = check_presence_changed_event_presence(d.pop("presence"))

        reason = check_presence_changed_event_reason(d.pop("reason"))

        seq = d.pop("seq")

        at = d.pop("at")

        presence_changed_event = cls(
            type_=type_,
            player=player,
            presence=presence,
            reason=reason,
            seq=seq,
            at=at,
        )

        presence_changed_event.additional_properties = d
        return presence_changed_event

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

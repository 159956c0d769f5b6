from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="PresenceChangedEvent")


@_attrs_define
class PresenceChangedEvent:
    """presence: `seated`, `away` (silent: the table throws for him), `standing` or `gone` (left for good).

    reason: `cut` where he stands because his connection was gone for too long; of `gone`: `left` or `absent`, as in
    the `player_out` that follows; else empty.

    Attributes:
        type_ (Literal['presence_changed']):
        player (str):
        presence (str):
        reason (str):
        seq (int):
        at (int):
    """

    type_: Literal["presence_changed"]
    player: str
    presence: str
    reason: str
    seq: int
    at: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        player = self.player

        presence = self.presence

        reason = self.reason

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

        presence = d.pop("presence")

        reason = d.pop("reason")

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

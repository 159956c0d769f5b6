from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="PlayerInvitedEvent")


@_attrs_define
class PlayerInvitedEvent:
    """A seat is kept for the player.

    Attributes:
        type_ (Literal['player_invited']):
        invitation (str): Its id.
        game (str): The id of the game, which the player joins with the own token.
        expires_at (int | None): Until when, in ms since the epoch; null for as long as the game waits.
        seq (int): Its place in the order, from 1 on without gaps.
        at (int): When it happened, in ms since the epoch.
    """

    type_: Literal["player_invited"]
    invitation: str
    game: str
    expires_at: int | None
    seq: int
    at: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        invitation = self.invitation

        game = self.game

        expires_at: int | None
        expires_at = self.expires_at

        seq = self.seq

        at = self.at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "invitation": invitation,
                "game": game,
                "expires_at": expires_at,
                "seq": seq,
                "at": at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["player_invited"], d.pop("type"))
        if type_ != "player_invited":
            raise ValueError(f"type must match const 'player_invited', got '{type_}'")

        invitation = d.pop("invitation")

        game = d.pop("game")

        def _parse_expires_at(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        expires_at = _parse_expires_at(d.pop("expires_at"))

        seq = d.pop("seq")

        at = d.pop("at")

        player_invited_event = cls(
            type_=type_,
            invitation=invitation,
            game=game,
            expires_at=expires_at,
            seq=seq,
            at=at,
        )

        player_invited_event.additional_properties = d
        return player_invited_event

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

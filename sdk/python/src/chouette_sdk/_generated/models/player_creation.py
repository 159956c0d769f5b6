from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.player_account import PlayerAccount


T = TypeVar("T", bound="PlayerCreation")


@_attrs_define
class PlayerCreation:
    """A player who is there now.

    Attributes:
        player (PlayerAccount): A player, as the key that made the player sees it.
        token (None | str): Opens all of this player's seats; told this once, and null where the player was there
            before.
    """

    player: PlayerAccount
    token: None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        player = self.player.to_dict()

        token: None | str
        token = self.token

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "player": player,
                "token": token,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.player_account import PlayerAccount  # noqa: PLC0415

        d = dict(src_dict)
        player = PlayerAccount.from_dict(d.pop("player"))

        def _parse_token(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        token = _parse_token(d.pop("token"))

        player_creation = cls(
            player=player,
            token=token,
        )

        player_creation.additional_properties = d
        return player_creation

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

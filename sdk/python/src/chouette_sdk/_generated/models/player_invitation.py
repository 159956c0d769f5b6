from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="PlayerInvitation")


@_attrs_define
class PlayerInvitation:
    """A seat that is kept for the player: `join_game` with the player's token takes it.

    Attributes:
        id (str):
        game (str): The id of the game.
        ruleset (str): The id of the rulebook.
        name (None | str): Of the game, null without.
        players (list[str]): Who sits there.
        invited_at (int): In ms since the epoch.
        expires_at (int | None): In ms since the epoch, null for as long as the game waits.
    """

    id: str
    game: str
    ruleset: str
    name: None | str
    players: list[str]
    invited_at: int
    expires_at: int | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        game = self.game

        ruleset = self.ruleset

        name: None | str
        name = self.name

        players = self.players

        invited_at = self.invited_at

        expires_at: int | None
        expires_at = self.expires_at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "game": game,
                "ruleset": ruleset,
                "name": name,
                "players": players,
                "invited_at": invited_at,
                "expires_at": expires_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        game = d.pop("game")

        ruleset = d.pop("ruleset")

        def _parse_name(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        name = _parse_name(d.pop("name"))

        players = cast(list[str], d.pop("players"))

        invited_at = d.pop("invited_at")

        def _parse_expires_at(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        expires_at = _parse_expires_at(d.pop("expires_at"))

        player_invitation = cls(
            id=id,
            game=game,
            ruleset=ruleset,
            name=name,
            players=players,
            invited_at=invited_at,
            expires_at=expires_at,
        )

        player_invitation.additional_properties = d
        return player_invitation

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

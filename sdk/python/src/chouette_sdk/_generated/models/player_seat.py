from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.player_seat_status import PlayerSeatStatus, check_player_seat_status

T = TypeVar("T", bound="PlayerSeat")


@_attrs_define
class PlayerSeat:
    """A seat in a game that waits for its start, or is played.

    Attributes:
        game (str): Its id.
        player (str): The player's id there.
        ruleset (str): The id of the rulebook.
        name (None | str): Of the game, null without.
        status (PlayerSeatStatus):
        tournament (None | str): The id of the one that it belongs to, null without.
        created_at (int): In ms since the epoch.
        may_act (bool): Whether the rules let the player do something now, as `get_expected` tells.
    """

    game: str
    player: str
    ruleset: str
    name: None | str
    status: PlayerSeatStatus
    tournament: None | str
    created_at: int
    may_act: bool
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        game = self.game

        player = self.player

        ruleset = self.ruleset

        name: None | str
        name = self.name

        status: str = self.status

        tournament: None | str
        tournament = self.tournament

        created_at = self.created_at

        may_act = self.may_act

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "game": game,
                "player": player,
                "ruleset": ruleset,
                "name": name,
                "status": status,
                "tournament": tournament,
                "created_at": created_at,
                "may_act": may_act,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        game = d.pop("game")

        player = d.pop("player")

        ruleset = d.pop("ruleset")

        def _parse_name(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        name = _parse_name(d.pop("name"))

        status = check_player_seat_status(d.pop("status"))

        def _parse_tournament(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        tournament = _parse_tournament(d.pop("tournament"))

        created_at = d.pop("created_at")

        may_act = d.pop("may_act")

        player_seat = cls(
            game=game,
            player=player,
            ruleset=ruleset,
            name=name,
            status=status,
            tournament=tournament,
            created_at=created_at,
            may_act=may_act,
        )

        player_seat.additional_properties = d
        return player_seat

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

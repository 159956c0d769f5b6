from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.player_tournament_status import PlayerTournamentStatus, check_player_tournament_status

T = TypeVar("T", bound="PlayerTournament")


@_attrs_define
class PlayerTournament:
    """A tournament that the player takes part in.

    Attributes:
        tournament (str): Its id.
        entry (str): The player's id there.
        name (str):
        status (PlayerTournamentStatus):
        game (None | str): The id of the game that is played there now, null without.
    """

    tournament: str
    entry: str
    name: str
    status: PlayerTournamentStatus
    game: None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        tournament = self.tournament

        entry = self.entry

        name = self.name

        status: str = self.status

        game: None | str
        game = self.game

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "tournament": tournament,
                "entry": entry,
                "name": name,
                "status": status,
                "game": game,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        tournament = d.pop("tournament")

        entry = d.pop("entry")

        name = d.pop("name")

        status = check_player_tournament_status(d.pop("status"))

        def _parse_game(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        game = _parse_game(d.pop("game"))

        player_tournament = cls(
            tournament=tournament,
            entry=entry,
            name=name,
            status=status,
            game=game,
        )

        player_tournament.additional_properties = d
        return player_tournament

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

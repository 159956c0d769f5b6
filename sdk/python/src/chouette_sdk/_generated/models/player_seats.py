from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.player_seat import PlayerSeat
    from ..models.player_tournament import PlayerTournament


T = TypeVar("T", bound="PlayerSeats")


@_attrs_define
class PlayerSeats:
    """Where the player plays.

    Attributes:
        seats (list[PlayerSeat]): In games that are not over, the oldest first.
        tournaments (list[PlayerTournament]): Those that are not over.
    """

    seats: list[PlayerSeat]
    tournaments: list[PlayerTournament]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        seats = []
        for seats_item_data in self.seats:
            seats_item = seats_item_data.to_dict()
            seats.append(seats_item)

        tournaments = []
        for tournaments_item_data in self.tournaments:
            tournaments_item = tournaments_item_data.to_dict()
            tournaments.append(tournaments_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "seats": seats,
                "tournaments": tournaments,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.player_seat import PlayerSeat  # noqa: PLC0415
        from ..models.player_tournament import PlayerTournament  # noqa: PLC0415

        d = dict(src_dict)
        seats = []
        _seats = d.pop("seats")
        for seats_item_data in _seats:
            seats_item = PlayerSeat.from_dict(seats_item_data)

            seats.append(seats_item)

        tournaments = []
        _tournaments = d.pop("tournaments")
        for tournaments_item_data in _tournaments:
            tournaments_item = PlayerTournament.from_dict(tournaments_item_data)

            tournaments.append(tournaments_item)

        player_seats = cls(
            seats=seats,
            tournaments=tournaments,
        )

        player_seats.additional_properties = d
        return player_seats

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

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.player_invitation import PlayerInvitation
    from ..models.player_tournament_invitation import PlayerTournamentInvitation


T = TypeVar("T", bound="PlayerInvitations")


@_attrs_define
class PlayerInvitations:
    """What the player is invited to.

    Attributes:
        invitations (list[PlayerInvitation]): Seats that are kept for the player, the oldest first.
        tournaments (list[PlayerTournamentInvitation]): That the player may enter, in the order of their invitations.
    """

    invitations: list[PlayerInvitation]
    tournaments: list[PlayerTournamentInvitation]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        invitations = []
        for invitations_item_data in self.invitations:
            invitations_item = invitations_item_data.to_dict()
            invitations.append(invitations_item)

        tournaments = []
        for tournaments_item_data in self.tournaments:
            tournaments_item = tournaments_item_data.to_dict()
            tournaments.append(tournaments_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "invitations": invitations,
                "tournaments": tournaments,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.player_invitation import PlayerInvitation  # noqa: PLC0415
        from ..models.player_tournament_invitation import PlayerTournamentInvitation  # noqa: PLC0415

        d = dict(src_dict)
        invitations = []
        _invitations = d.pop("invitations")
        for invitations_item_data in _invitations:
            invitations_item = PlayerInvitation.from_dict(invitations_item_data)

            invitations.append(invitations_item)

        tournaments = []
        _tournaments = d.pop("tournaments")
        for tournaments_item_data in _tournaments:
            tournaments_item = PlayerTournamentInvitation.from_dict(tournaments_item_data)

            tournaments.append(tournaments_item)

        player_invitations = cls(
            invitations=invitations,
            tournaments=tournaments,
        )

        player_invitations.additional_properties = d
        return player_invitations

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

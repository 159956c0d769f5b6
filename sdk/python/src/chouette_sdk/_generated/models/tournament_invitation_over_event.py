from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.tournament_invitation_over_event_reason import (
    TournamentInvitationOverEventReason,
    check_tournament_invitation_over_event_reason,
)

T = TypeVar("T", bound="TournamentInvitationOverEvent")


@_attrs_define
class TournamentInvitationOverEvent:
    """An invitation to a tournament opens nothing any more.

    Attributes:
        type_ (Literal['tournament_invitation_over']):
        invitation (str): Its id.
        tournament (str): The id of the tournament.
        reason (TournamentInvitationOverEventReason): Its organiser has taken it back (`revoked`), or entries are closed
            (`expired`).
        seq (int): Its place in the order, from 1 on without gaps.
        at (int): When it happened, in ms since the epoch.
    """

    type_: Literal["tournament_invitation_over"]
    invitation: str
    tournament: str
    reason: TournamentInvitationOverEventReason
    seq: int
    at: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        invitation = self.invitation

        tournament = self.tournament

        reason: str = self.reason

        seq = self.seq

        at = self.at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "invitation": invitation,
                "tournament": tournament,
                "reason": reason,
                "seq": seq,
                "at": at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["tournament_invitation_over"], d.pop("type"))
        if type_ != "tournament_invitation_over":
            raise ValueError(f"type must match const 'tournament_invitation_over', got '{type_}'")

        invitation = d.pop("invitation")

        tournament = d.pop("tournament")

        reason = check_tournament_invitation_over_event_reason(d.pop("reason"))

        seq = d.pop("seq")

        at = d.pop("at")

        tournament_invitation_over_event = cls(
            type_=type_,
            invitation=invitation,
            tournament=tournament,
            reason=reason,
            seq=seq,
            at=at,
        )

        tournament_invitation_over_event.additional_properties = d
        return tournament_invitation_over_event

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

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.tour_won_event_reason import TourWonEventReason, check_tour_won_event_reason

T = TypeVar("T", bound="TourWonEvent")


@_attrs_define
class TourWonEvent:
    """A tour is over.

    Attributes:
        type_ (Literal['tour_won']):
        player (str): The id of the owner of the last combination.
        reason (TourWonEventReason): `passed`: no player is left to ask; `closed` by the closing rank; `president`: its
            player has taken the first place.
        leads (str): The id of the player who leads next.
        seq (int): The place in the game's order: 1, 2, 3 … without gaps.
        at (int): When it counts in the game, in ms since the epoch.
    """

    type_: Literal["tour_won"]
    player: str
    reason: TourWonEventReason
    leads: str
    seq: int
    at: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        player = self.player

        reason: str = self.reason

        leads = self.leads

        seq = self.seq

        at = self.at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "player": player,
                "reason": reason,
                "leads": leads,
                "seq": seq,
                "at": at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["tour_won"], d.pop("type"))
        if type_ != "tour_won":
            raise ValueError(f"type must match const 'tour_won', got '{type_}'")

        player = d.pop("player")

        reason = check_tour_won_event_reason(d.pop("reason"))

        leads = d.pop("leads")

        seq = d.pop("seq")

        at = d.pop("at")

        tour_won_event = cls(
            type_=type_,
            player=player,
            reason=reason,
            leads=leads,
            seq=seq,
            at=at,
        )

        tour_won_event.additional_properties = d
        return tour_won_event

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

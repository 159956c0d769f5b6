from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.vote_cast_event_vote import VoteCastEventVote, check_vote_cast_event_vote

T = TypeVar("T", bound="VoteCastEvent")


@_attrs_define
class VoteCastEvent:
    """A player has voted.

    Attributes:
        type_ (Literal['vote_cast']):
        player (str): The player's id at this table.
        vote (VoteCastEventVote): `on_continue` or `on_arrete`.
        seq (int): The place in the game's order: 1, 2, 3 … without gaps.
        at (int): When it counts in the game, in ms since the epoch.
    """

    type_: Literal["vote_cast"]
    player: str
    vote: VoteCastEventVote
    seq: int
    at: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        player = self.player

        vote: str = self.vote

        seq = self.seq

        at = self.at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "player": player,
                "vote": vote,
                "seq": seq,
                "at": at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["vote_cast"], d.pop("type"))
        if type_ != "vote_cast":
            raise ValueError(f"type must match const 'vote_cast', got '{type_}'")

        player = d.pop("player")

        vote = check_vote_cast_event_vote(d.pop("vote"))

        seq = d.pop("seq")

        at = d.pop("at")

        vote_cast_event = cls(
            type_=type_,
            player=player,
            vote=vote,
            seq=seq,
            at=at,
        )

        vote_cast_event.additional_properties = d
        return vote_cast_event

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

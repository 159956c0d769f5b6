from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="TicketMatchedEvent")


@_attrs_define
class TicketMatchedEvent:
    """The player has a table.

    Attributes:
        type_ (Literal['ticket_matched']):
        queue (str): The id of the matchmaking queue that made it.
        game (str): The id of the game, which has begun, and in which the player acts with the own token.
        seq (int): Its place in the order, from 1 on without gaps.
        at (int): When it happened, in ms since the epoch.
    """

    type_: Literal["ticket_matched"]
    queue: str
    game: str
    seq: int
    at: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        queue = self.queue

        game = self.game

        seq = self.seq

        at = self.at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "queue": queue,
                "game": game,
                "seq": seq,
                "at": at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["ticket_matched"], d.pop("type"))
        if type_ != "ticket_matched":
            raise ValueError(f"type must match const 'ticket_matched', got '{type_}'")

        queue = d.pop("queue")

        game = d.pop("game")

        seq = d.pop("seq")

        at = d.pop("at")

        ticket_matched_event = cls(
            type_=type_,
            queue=queue,
            game=game,
            seq=seq,
            at=at,
        )

        ticket_matched_event.additional_properties = d
        return ticket_matched_event

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

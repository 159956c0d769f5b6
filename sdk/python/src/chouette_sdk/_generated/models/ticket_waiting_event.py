from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="TicketWaitingEvent")


@_attrs_define
class TicketWaitingEvent:
    """The player waits for a table in a matchmaking queue.

    Attributes:
        type_ (Literal['ticket_waiting']):
        queue (str): Its id.
        expires_at (int): The ticket expires then unless it is renewed, in ms since the epoch.
        seq (int): Its place in the order, from 1 on without gaps.
        at (int): When it happened, in ms since the epoch.
    """

    type_: Literal["ticket_waiting"]
    queue: str
    expires_at: int
    seq: int
    at: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        queue = self.queue

        expires_at = self.expires_at

        seq = self.seq

        at = self.at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "queue": queue,
                "expires_at": expires_at,
                "seq": seq,
                "at": at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["ticket_waiting"], d.pop("type"))
        if type_ != "ticket_waiting":
            raise ValueError(f"type must match const 'ticket_waiting', got '{type_}'")

        queue = d.pop("queue")

        expires_at = d.pop("expires_at")

        seq = d.pop("seq")

        at = d.pop("at")

        ticket_waiting_event = cls(
            type_=type_,
            queue=queue,
            expires_at=expires_at,
            seq=seq,
            at=at,
        )

        ticket_waiting_event.additional_properties = d
        return ticket_waiting_event

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

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.ticket_expired_event_reason import TicketExpiredEventReason, check_ticket_expired_event_reason

T = TypeVar("T", bound="TicketExpiredEvent")


@_attrs_define
class TicketExpiredEvent:
    """The player waits no longer.

    Attributes:
        type_ (Literal['ticket_expired']):
        queue (str): The id of the matchmaking queue.
        reason (TicketExpiredEventReason): `no_table`: no table came together in the longest time that one waits there;
            `not_renewed`: the ticket was not renewed in time.
        seq (int): Its place in the order, from 1 on without gaps.
        at (int): When it happened, in ms since the epoch.
    """

    type_: Literal["ticket_expired"]
    queue: str
    reason: TicketExpiredEventReason
    seq: int
    at: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        queue = self.queue

        reason: str = self.reason

        seq = self.seq

        at = self.at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "queue": queue,
                "reason": reason,
                "seq": seq,
                "at": at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["ticket_expired"], d.pop("type"))
        if type_ != "ticket_expired":
            raise ValueError(f"type must match const 'ticket_expired', got '{type_}'")

        queue = d.pop("queue")

        reason = check_ticket_expired_event_reason(d.pop("reason"))

        seq = d.pop("seq")

        at = d.pop("at")

        ticket_expired_event = cls(
            type_=type_,
            queue=queue,
            reason=reason,
            seq=seq,
            at=at,
        )

        ticket_expired_event.additional_properties = d
        return ticket_expired_event

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

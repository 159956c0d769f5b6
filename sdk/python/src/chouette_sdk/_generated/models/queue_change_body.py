from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.queue_change_body_bots import QueueChangeBodyBots, check_queue_change_body_bots
from ..types import UNSET, Unset

T = TypeVar("T", bound="QueueChangeBody")


@_attrs_define
class QueueChangeBody:
    """What is to be changed of a matchmaking queue; what is left out stays.

    Attributes:
        name (str | Unset): What it is called, and its games.
        width (int | Unset): How far apart ratings at a table may be at once (default 100).
        widening (int | Unset): How much farther after each second of waiting (default 10).
        widest (int | None | Unset): Never farther than that (null, the default: any distance in the end).
        wait_ms (int | None | Unset): The longest time that one waits for a full table, in ms; then `bots` take the
            empty seats, or the ticket expires (null, the default: as long as it takes).
        bots (QueueChangeBodyBots | Unset): The level of the bots that take the empty seats after `wait_ms`; `none`
            (default): the player is told that no table came together.
        ticket_ms (int | Unset): So long a ticket lasts unless its player renews it, in ms (default 60000): who went
            away holds no table up. Tickets that are there keep theirs until they are renewed.
        closed (bool | Unset): Whether it takes no one (default false); those who wait as it closes are told of it.
    """

    name: str | Unset = UNSET
    width: int | Unset = UNSET
    widening: int | Unset = UNSET
    widest: int | None | Unset = UNSET
    wait_ms: int | None | Unset = UNSET
    bots: QueueChangeBodyBots | Unset = UNSET
    ticket_ms: int | Unset = UNSET
    closed: bool | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        width = self.width

        widening = self.widening

        widest: int | None | Unset
        if isinstance(self.widest, Unset):
            widest = UNSET
        else:
            widest = self.widest

        wait_ms: int | None | Unset
        if isinstance(self.wait_ms, Unset):
            wait_ms = UNSET
        else:
            wait_ms = self.wait_ms

        bots: str | Unset = UNSET
        if not isinstance(self.bots, Unset):
            bots = self.bots

        ticket_ms = self.ticket_ms

        closed = self.closed

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if name is not UNSET:
            field_dict["name"] = name
        if width is not UNSET:
            field_dict["width"] = width
        if widening is not UNSET:
            field_dict["widening"] = widening
        if widest is not UNSET:
            field_dict["widest"] = widest
        if wait_ms is not UNSET:
            field_dict["wait_ms"] = wait_ms
        if bots is not UNSET:
            field_dict["bots"] = bots
        if ticket_ms is not UNSET:
            field_dict["ticket_ms"] = ticket_ms
        if closed is not UNSET:
            field_dict["closed"] = closed

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        name = d.pop("name", UNSET)

        width = d.pop("width", UNSET)

        widening = d.pop("widening", UNSET)

        def _parse_widest(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        widest = _parse_widest(d.pop("widest", UNSET))

        def _parse_wait_ms(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        wait_ms = _parse_wait_ms(d.pop("wait_ms", UNSET))

        _bots = d.pop("bots", UNSET)
        bots: QueueChangeBodyBots | Unset
        if isinstance(_bots, Unset):
            bots = UNSET
        else:
            bots = check_queue_change_body_bots(_bots)

        ticket_ms = d.pop("ticket_ms", UNSET)

        closed = d.pop("closed", UNSET)

        queue_change_body = cls(
            name=name,
            width=width,
            widening=widening,
            widest=widest,
            wait_ms=wait_ms,
            bots=bots,
            ticket_ms=ticket_ms,
            closed=closed,
        )

        return queue_change_body

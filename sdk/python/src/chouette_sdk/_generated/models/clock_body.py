from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.clock_body_to import ClockBodyTo, check_clock_body_to
from ..types import UNSET, Unset

T = TypeVar("T", bound="ClockBody")


@_attrs_define
class ClockBody:
    """How far the clock goes on: either of the two fields.

    Attributes:
        advance_ms (int | Unset): So many ms; at most a week.
        to (ClockBodyTo | Unset): `next_deadline`: up to the next instant at which something happens by itself: a window
            closes, dice land, a bot acts.
    """

    advance_ms: int | Unset = UNSET
    to: ClockBodyTo | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        advance_ms = self.advance_ms

        to: str | Unset = UNSET
        if not isinstance(self.to, Unset):
            to = self.to

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if advance_ms is not UNSET:
            field_dict["advance_ms"] = advance_ms
        if to is not UNSET:
            field_dict["to"] = to

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        advance_ms = d.pop("advance_ms", UNSET)

        _to = d.pop("to", UNSET)
        to: ClockBodyTo | Unset
        if isinstance(_to, Unset):
            to = UNSET
        else:
            to = check_clock_body_to(_to)

        clock_body = cls(
            advance_ms=advance_ms,
            to=to,
        )

        return clock_body

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="DirectionBody")


@_attrs_define
class DirectionBody:
    """Which way the match goes: either of the two fields.

    Attributes:
        towards (str | Unset): The id of a player beside the starter, who plays second.
        clockwise (bool | Unset): Whether it goes in the order of `players`.
        window (int | Unset): The id of the window that this answers, as `expected` and `window_opened` tell it: once
            that is closed, the act is `too_late` and free, whatever else is open. Without it, it counts in the window that
            takes it.
    """

    towards: str | Unset = UNSET
    clockwise: bool | Unset = UNSET
    window: int | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        towards = self.towards

        clockwise = self.clockwise

        window = self.window

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if towards is not UNSET:
            field_dict["towards"] = towards
        if clockwise is not UNSET:
            field_dict["clockwise"] = clockwise
        if window is not UNSET:
            field_dict["window"] = window

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        towards = d.pop("towards", UNSET)

        clockwise = d.pop("clockwise", UNSET)

        window = d.pop("window", UNSET)

        direction_body = cls(
            towards=towards,
            clockwise=clockwise,
            window=window,
        )

        return direction_body

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="PassBody")


@_attrs_define
class PassBody:
    """A pass on turn; with `window`, «nothing from me» in that window. A late answer to a window never becomes a pass
    of the turn.

        Attributes:
            turn (int | Unset): The number of the turn that this is for, as `expected` and `turn_started` tell it: once that
                is over, the act is `too_late`, and counts for no other. Without it, it is for the turn under way.
            window (int | Unset): The id of the window that this answers, as `expected` and `window_opened` tell it: once
                that is closed, the act is `too_late` and free, whatever else is open. Without it, it counts in the window that
                takes it.
    """

    turn: int | Unset = UNSET
    window: int | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        turn = self.turn

        window = self.window

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if turn is not UNSET:
            field_dict["turn"] = turn
        if window is not UNSET:
            field_dict["window"] = window

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        turn = d.pop("turn", UNSET)

        window = d.pop("window", UNSET)

        pass_body = cls(
            turn=turn,
            window=window,
        )

        return pass_body

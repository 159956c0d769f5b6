from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="DemandBody")


@_attrs_define
class DemandBody:
    """What the lower player is asked for.

    Attributes:
        ranks (list[str]): Ranks in the order of the wish; `X` asks for a joker.
        window (int | Unset): The id of the window that this answers, as `expected` and `window_opened` tell it: once
            that is closed, the act is `too_late` and free, whatever else is open. Without it, it counts in the window that
            takes it.
    """

    ranks: list[str]
    window: int | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        ranks = self.ranks

        window = self.window

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "ranks": ranks,
            }
        )
        if window is not UNSET:
            field_dict["window"] = window

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        ranks = cast(list[str], d.pop("ranks"))

        window = d.pop("window", UNSET)

        demand_body = cls(
            ranks=ranks,
            window=window,
        )

        return demand_body

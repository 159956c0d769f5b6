from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="VoteBody")


@_attrs_define
class VoteBody:
    """Whether another manche is played.

    Attributes:
        vote (str): `on_continue` or `on_arrete`.
        window (int | Unset): The id of the window that this answers, as `expected` and `window_opened` tell it: once
            that is closed, the act is `too_late` and free, whatever else is open. Without it, it counts in the window that
            takes it.
    """

    vote: str
    window: int | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        vote = self.vote

        window = self.window

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "vote": vote,
            }
        )
        if window is not UNSET:
            field_dict["window"] = window

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        vote = d.pop("vote")

        window = d.pop("window", UNSET)

        vote_body = cls(
            vote=vote,
            window=window,
        )

        return vote_body

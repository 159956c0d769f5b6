from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="TermsBody")


@_attrs_define
class TermsBody:
    """What the challenged player must throw, for how many points.

    Attributes:
        combination (str): The id of the combination to throw.
        amount (int): The stake, in points.
        window (int | Unset): The id of the window that this answers, as `expected` and `window_opened` tell it: once
            that is closed, the act is `too_late` and free, whatever else is open. Without it, it counts in the window that
            takes it.
    """

    combination: str
    amount: int
    window: int | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        combination = self.combination

        amount = self.amount

        window = self.window

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "combination": combination,
                "amount": amount,
            }
        )
        if window is not UNSET:
            field_dict["window"] = window

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        combination = d.pop("combination")

        amount = d.pop("amount")

        window = d.pop("window", UNSET)

        terms_body = cls(
            combination=combination,
            amount=amount,
            window=window,
        )

        return terms_body

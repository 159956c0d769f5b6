from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="BetBody")


@_attrs_define
class BetBody:
    """One bet of several said at once.

    Attributes:
        target (str): The player on whose next throw it is laid.
        amount (int): The stake, in points.
        combination (str): The combination it is laid on.
        value (int | Unset): Which one of them, where a number tells: the face of a Chouette for instance.
    """

    target: str
    amount: int
    combination: str
    value: int | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        target = self.target

        amount = self.amount

        combination = self.combination

        value = self.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "target": target,
                "amount": amount,
                "combination": combination,
            }
        )
        if value is not UNSET:
            field_dict["value"] = value

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        target = d.pop("target")

        amount = d.pop("amount")

        combination = d.pop("combination")

        value = d.pop("value", UNSET)

        bet_body = cls(
            target=target,
            amount=amount,
            combination=combination,
            value=value,
        )

        return bet_body

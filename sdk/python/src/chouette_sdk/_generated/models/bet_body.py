from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="BetBody")


@_attrs_define
class BetBody:
    """One of several bets that are laid at once.

    Attributes:
        target (str): The id of the player on whose next throw it is laid.
        amount (int): The stake, in points.
        combination (str): The id of the combination that it is laid on.
        value (int | Unset): Which of its kind, for instance the face of a Chouette; left out: any.
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

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="ShareBody")


@_attrs_define
class ShareBody:
    """How many sips a player gets.

    Attributes:
        target (str): The id of the player who gets them.
        amount (int): How many sips.
    """

    target: str
    amount: int

    def to_dict(self) -> dict[str, Any]:
        target = self.target

        amount = self.amount

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "target": target,
                "amount": amount,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        target = d.pop("target")

        amount = d.pop("amount")

        share_body = cls(
            target=target,
            amount=amount,
        )

        return share_body

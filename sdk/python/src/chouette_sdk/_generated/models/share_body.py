from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

T = TypeVar("T", bound="ShareBody")


@_attrs_define
class ShareBody:
    """What a player gets.

    Attributes:
        target (str): The id of the player who gets it.
        amount (int | str): How many sips; or points, below zero too, of which sixths are told as text («7/6»).
    """

    target: str
    amount: int | str

    def to_dict(self) -> dict[str, Any]:
        target = self.target

        amount: int | str
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

        def _parse_amount(data: object) -> int | str:
            return cast(int | str, data)

        amount = _parse_amount(d.pop("amount"))

        share_body = cls(
            target=target,
            amount=amount,
        )

        return share_body

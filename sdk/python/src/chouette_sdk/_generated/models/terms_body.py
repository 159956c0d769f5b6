from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="TermsBody")


@_attrs_define
class TermsBody:
    """What the challenged player must throw, for how many points.

    Attributes:
        combination (str): The combination to throw.
        amount (int): The stake, in points.
    """

    combination: str
    amount: int

    def to_dict(self) -> dict[str, Any]:
        combination = self.combination

        amount = self.amount

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "combination": combination,
                "amount": amount,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        combination = d.pop("combination")

        amount = d.pop("amount")

        terms_body = cls(
            combination=combination,
            amount=amount,
        )

        return terms_body

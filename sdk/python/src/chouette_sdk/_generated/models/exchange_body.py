from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="ExchangeBody")


@_attrs_define
class ExchangeBody:
    """What is given back in the exchange.

    Attributes:
        cards (list[str]): Codes of cards: rank, then suit (`QH`, `TC`, `2S`); the jokers are `XR` and `XB`.
        window (int | Unset): The id of the window that this answers, as `expected` and `window_opened` tell it: once
            that is closed, the act is `too_late` and free, whatever else is open. Without it, it counts in the window that
            takes it.
    """

    cards: list[str]
    window: int | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        cards = self.cards

        window = self.window

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "cards": cards,
            }
        )
        if window is not UNSET:
            field_dict["window"] = window

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        cards = cast(list[str], d.pop("cards"))

        window = d.pop("window", UNSET)

        exchange_body = cls(
            cards=cards,
            window=window,
        )

        return exchange_body

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="PutschBody")


@_attrs_define
class PutschBody:
    """A pair that is thrown on the same pair.

    Attributes:
        cards (list[str]): Codes of cards: rank, then suit (`QH`, `TC`, `2S`); the jokers are `XR` and `XB`.
        as_ (str | Unset): The rank that the cards stand for: needed with jokers alone; otherwise left out, or their
            rank.
        reaction_ms (int | Unset): How long the player took, in ms, from when this window was shown on the screen. Where
            the game compensates lag the act then counts earlier, within what was measured of the network; elsewhere it
            changes nothing.
        window (int | Unset): The id of the window that this answers, as `expected` and `window_opened` tell it: once
            that is closed, the act is `too_late` and free, whatever else is open. Without it, it counts in the window that
            takes it.
    """

    cards: list[str]
    as_: str | Unset = UNSET
    reaction_ms: int | Unset = UNSET
    window: int | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        cards = self.cards

        as_ = self.as_

        reaction_ms = self.reaction_ms

        window = self.window

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "cards": cards,
            }
        )
        if as_ is not UNSET:
            field_dict["as"] = as_
        if reaction_ms is not UNSET:
            field_dict["reaction_ms"] = reaction_ms
        if window is not UNSET:
            field_dict["window"] = window

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        cards = cast(list[str], d.pop("cards"))

        as_ = d.pop("as", UNSET)

        reaction_ms = d.pop("reaction_ms", UNSET)

        window = d.pop("window", UNSET)

        putsch_body = cls(
            cards=cards,
            as_=as_,
            reaction_ms=reaction_ms,
            window=window,
        )

        return putsch_body

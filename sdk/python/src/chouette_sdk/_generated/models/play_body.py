from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="PlayBody")


@_attrs_define
class PlayBody:
    """Cards that are laid on turn.

    Attributes:
        cards (list[str]): Codes of cards: rank, then suit (`QH`, `TC`, `2S`); the jokers are `XR` and `XB`.
        as_ (str | Unset): The rank that the cards stand for: needed with jokers alone; otherwise left out, or their
            rank.
        turn (int | Unset): The number of the turn that this is for, as `expected` and `turn_started` tell it: once that
            is over, the act is `too_late`, and counts for no other. Without it, it is for the turn under way.
    """

    cards: list[str]
    as_: str | Unset = UNSET
    turn: int | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        cards = self.cards

        as_ = self.as_

        turn = self.turn

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "cards": cards,
            }
        )
        if as_ is not UNSET:
            field_dict["as"] = as_
        if turn is not UNSET:
            field_dict["turn"] = turn

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        cards = cast(list[str], d.pop("cards"))

        as_ = d.pop("as", UNSET)

        turn = d.pop("turn", UNSET)

        play_body = cls(
            cards=cards,
            as_=as_,
            turn=turn,
        )

        return play_body

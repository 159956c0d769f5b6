from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.roll_body_hand import RollBodyHand, check_roll_body_hand
from ..types import UNSET, Unset

T = TypeVar("T", bound="RollBody")


@_attrs_define
class RollBody:
    """A throw. Which dice are thrown follows from the game.

    Attributes:
        keep (list[int] | Unset): Faces that stay on the table, where a rule allows it (`keep_from` of the constraints).
        hand (RollBodyHand | Unset): With which hand, in games in which that matters (`hands`).
        magic (list[int] | Unset): Magic dice that are thrown instead of as many others, by their results (`magic`).
        window (int | Unset): The id of the window that this answers, as `expected` and `window_opened` tell it: once
            that is closed, the act is `too_late` and free, whatever else is open. Without it, it counts in the window that
            takes it.
    """

    keep: list[int] | Unset = UNSET
    hand: RollBodyHand | Unset = UNSET
    magic: list[int] | Unset = UNSET
    window: int | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        keep: list[int] | Unset = UNSET
        if not isinstance(self.keep, Unset):
            keep = self.keep

        hand: str | Unset = UNSET
        if not isinstance(self.hand, Unset):
            hand = self.hand

        magic: list[int] | Unset = UNSET
        if not isinstance(self.magic, Unset):
            magic = self.magic

        window = self.window

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if keep is not UNSET:
            field_dict["keep"] = keep
        if hand is not UNSET:
            field_dict["hand"] = hand
        if magic is not UNSET:
            field_dict["magic"] = magic
        if window is not UNSET:
            field_dict["window"] = window

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        keep = cast(list[int], d.pop("keep", UNSET))

        _hand = d.pop("hand", UNSET)
        hand: RollBodyHand | Unset
        if isinstance(_hand, Unset):
            hand = UNSET
        else:
            hand = check_roll_body_hand(_hand)

        magic = cast(list[int], d.pop("magic", UNSET))

        window = d.pop("window", UNSET)

        roll_body = cls(
            keep=keep,
            hand=hand,
            magic=magic,
            window=window,
        )

        return roll_body

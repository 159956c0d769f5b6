from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="PlacingBody")


@_attrs_define
class PlacingBody:
    """The place of a seat.

    Attributes:
        entry (str): Who sat there, as `seats` names it.
        place (int): 1 is the best; those who share it say the same.
        score (int | Unset): The more, the better (default 0).
        forfeit (bool | Unset): Left the game, or never came (default false).
    """

    entry: str
    place: int
    score: int | Unset = UNSET
    forfeit: bool | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        entry = self.entry

        place = self.place

        score = self.score

        forfeit = self.forfeit

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "entry": entry,
                "place": place,
            }
        )
        if score is not UNSET:
            field_dict["score"] = score
        if forfeit is not UNSET:
            field_dict["forfeit"] = forfeit

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        entry = d.pop("entry")

        place = d.pop("place")

        score = d.pop("score", UNSET)

        forfeit = d.pop("forfeit", UNSET)

        placing_body = cls(
            entry=entry,
            place=place,
            score=score,
            forfeit=forfeit,
        )

        return placing_body

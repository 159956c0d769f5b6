from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.standing_player_body_holds_item_type_1 import StandingPlayerBodyHoldsItemType1


T = TypeVar("T", bound="StandingPlayerBody")


@_attrs_define
class StandingPlayerBody:
    """A player as they stand when the game begins.

    Attributes:
        name (str): What the others see; the player's id is made of it.
        score (int | str | Unset): The points so far (default 0); sixths as text, where scores have fractions.
        holds (list[StandingPlayerBodyHoldsItemType1 | str] | Unset): What the player holds: ids, or `{id: value}` where
            a holding has a value.
        knows (list[str] | Unset): The ids of the rules that this player declares to know.
    """

    name: str
    score: int | str | Unset = UNSET
    holds: list[StandingPlayerBodyHoldsItemType1 | str] | Unset = UNSET
    knows: list[str] | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        from ..models.standing_player_body_holds_item_type_1 import (
            StandingPlayerBodyHoldsItemType1,  # noqa: PLC0415
        )

        name = self.name

        score: int | str | Unset
        if isinstance(self.score, Unset):
            score = UNSET
        else:
            score = self.score

        holds: list[dict[str, Any] | str] | Unset = UNSET
        if not isinstance(self.holds, Unset):
            holds = []
            for holds_item_data in self.holds:
                holds_item: dict[str, Any] | str
                if isinstance(holds_item_data, StandingPlayerBodyHoldsItemType1):
                    holds_item = holds_item_data.to_dict()
                else:
                    holds_item = holds_item_data
                holds.append(holds_item)

        knows: list[str] | Unset = UNSET
        if not isinstance(self.knows, Unset):
            knows = self.knows

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "name": name,
            }
        )
        if score is not UNSET:
            field_dict["score"] = score
        if holds is not UNSET:
            field_dict["holds"] = holds
        if knows is not UNSET:
            field_dict["knows"] = knows

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.standing_player_body_holds_item_type_1 import (
            StandingPlayerBodyHoldsItemType1,  # noqa: PLC0415
        )

        d = dict(src_dict)
        name = d.pop("name")

        def _parse_score(data: object) -> int | str | Unset:
            if isinstance(data, Unset):
                return data
            return cast(int | str | Unset, data)

        score = _parse_score(d.pop("score", UNSET))

        _holds = d.pop("holds", UNSET)
        holds: list[StandingPlayerBodyHoldsItemType1 | str] | Unset = UNSET
        if _holds is not UNSET:
            holds = []
            for holds_item_data in _holds:

                def _parse_holds_item(data: object) -> StandingPlayerBodyHoldsItemType1 | str:
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        holds_item_type_1 = StandingPlayerBodyHoldsItemType1.from_dict(data)

                        return holds_item_type_1
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    return cast(StandingPlayerBodyHoldsItemType1 | str, data)

                holds_item = _parse_holds_item(holds_item_data)

                holds.append(holds_item)

        knows = cast(list[str], d.pop("knows", UNSET))

        standing_player_body = cls(
            name=name,
            score=score,
            holds=holds,
            knows=knows,
        )

        return standing_player_body

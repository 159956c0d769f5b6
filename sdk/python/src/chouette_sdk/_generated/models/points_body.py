from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.points_body_by import PointsBodyBy, check_points_body_by
from ..models.points_body_bye import PointsBodyBye, check_points_body_bye
from ..types import UNSET, Unset

T = TypeVar("T", bound="PointsBody")


@_attrs_define
class PointsBody:
    """How a game pays.

    Attributes:
        by (PointsBodyBy | Unset): `places` (default): each place has its pay. `wins`: one point for the first. `share`:
            one point for the table, shared like the scores.
        places (list[float] | Unset): What each place of a full table gets, the first first; left out: one less each
            place.
        forfeit (float | Unset): What a player gets who left the game, or never came (default 0).
        bye (PointsBodyBye | Unset): What a round without a table is worth: `mean` of a full table (default), as
            `first`, or `none`.
    """

    by: PointsBodyBy | Unset = UNSET
    places: list[float] | Unset = UNSET
    forfeit: float | Unset = UNSET
    bye: PointsBodyBye | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        by: str | Unset = UNSET
        if not isinstance(self.by, Unset):
            by = self.by

        places: list[float] | Unset = UNSET
        if not isinstance(self.places, Unset):
            places = self.places

        forfeit = self.forfeit

        bye: str | Unset = UNSET
        if not isinstance(self.bye, Unset):
            bye = self.bye

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if by is not UNSET:
            field_dict["by"] = by
        if places is not UNSET:
            field_dict["places"] = places
        if forfeit is not UNSET:
            field_dict["forfeit"] = forfeit
        if bye is not UNSET:
            field_dict["bye"] = bye

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        _by = d.pop("by", UNSET)
        by: PointsBodyBy | Unset
        if isinstance(_by, Unset):
            by = UNSET
        else:
            by = check_points_body_by(_by)

        places = cast(list[float], d.pop("places", UNSET))

        forfeit = d.pop("forfeit", UNSET)

        _bye = d.pop("bye", UNSET)
        bye: PointsBodyBye | Unset
        if isinstance(_bye, Unset):
            bye = UNSET
        else:
            bye = check_points_body_bye(_bye)

        points_body = cls(
            by=by,
            places=places,
            forfeit=forfeit,
            bye=bye,
        )

        return points_body

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.trace import Trace


T = TypeVar("T", bound="Movement")


@_attrs_define
class Movement:
    """Points that move for one player.

    Attributes:
        player (str): The player's id at this table.
        base (int): The points before any rule changed them.
        points (int): What was really added; below zero, taken away.
        score (int): The player's score after it.
        rule (str): The id of the rule that moved them.
        source (str): The heading of that rule in the rulebook.
        modifiers (list[Trace]): The rules that changed it, in order.
        throw (int | None | Unset): The id of the throw that it comes from, null if none; left out in games without
            throws.
        origin (int | None | Unset): The id of what it comes from, null if nothing; left out in games where points come
            of nothing of the kind.
        base_sixths (int | Unset): The sixths to be added to base, points and score; left out for none.
        points_sixths (int | Unset): The sixths to be added to base, points and score; left out for none.
        score_sixths (int | Unset): The sixths to be added to base, points and score; left out for none.
    """

    player: str
    base: int
    points: int
    score: int
    rule: str
    source: str
    modifiers: list[Trace]
    throw: int | None | Unset = UNSET
    origin: int | None | Unset = UNSET
    base_sixths: int | Unset = UNSET
    points_sixths: int | Unset = UNSET
    score_sixths: int | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        player = self.player

        base = self.base

        points = self.points

        score = self.score

        rule = self.rule

        source = self.source

        modifiers = []
        for modifiers_item_data in self.modifiers:
            modifiers_item = modifiers_item_data.to_dict()
            modifiers.append(modifiers_item)

        throw: int | None | Unset
        if isinstance(self.throw, Unset):
            throw = UNSET
        else:
            throw = self.throw

        origin: int | None | Unset
        if isinstance(self.origin, Unset):
            origin = UNSET
        else:
            origin = self.origin

        base_sixths = self.base_sixths

        points_sixths = self.points_sixths

        score_sixths = self.score_sixths

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "player": player,
                "base": base,
                "points": points,
                "score": score,
                "rule": rule,
                "source": source,
                "modifiers": modifiers,
            }
        )
        if throw is not UNSET:
            field_dict["throw"] = throw
        if origin is not UNSET:
            field_dict["origin"] = origin
        if base_sixths is not UNSET:
            field_dict["base_sixths"] = base_sixths
        if points_sixths is not UNSET:
            field_dict["points_sixths"] = points_sixths
        if score_sixths is not UNSET:
            field_dict["score_sixths"] = score_sixths

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.trace import Trace  # noqa: PLC0415

        d = dict(src_dict)
        player = d.pop("player")

        base = d.pop("base")

        points = d.pop("points")

        score = d.pop("score")

        rule = d.pop("rule")

        source = d.pop("source")

        modifiers = []
        _modifiers = d.pop("modifiers")
        for modifiers_item_data in _modifiers:
            modifiers_item = Trace.from_dict(modifiers_item_data)

            modifiers.append(modifiers_item)

        def _parse_throw(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        throw = _parse_throw(d.pop("throw", UNSET))

        def _parse_origin(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        origin = _parse_origin(d.pop("origin", UNSET))

        base_sixths = d.pop("base_sixths", UNSET)

        points_sixths = d.pop("points_sixths", UNSET)

        score_sixths = d.pop("score_sixths", UNSET)

        movement = cls(
            player=player,
            base=base,
            points=points,
            score=score,
            rule=rule,
            source=source,
            modifiers=modifiers,
            throw=throw,
            origin=origin,
            base_sixths=base_sixths,
            points_sixths=points_sixths,
            score_sixths=score_sixths,
        )

        movement.additional_properties = d
        return movement

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties

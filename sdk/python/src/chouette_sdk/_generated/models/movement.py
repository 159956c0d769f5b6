from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

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
        throw (int | None): The id of the throw that it comes from, null if none; left out in games without throws.
        modifiers (list[Trace]): The rules that changed it, in order.
    """

    player: str
    base: int
    points: int
    score: int
    rule: str
    source: str
    throw: int | None
    modifiers: list[Trace]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        player = self.player

        base = self.base

        points = self.points

        score = self.score

        rule = self.rule

        source = self.source

        throw: int | None
        throw = self.throw

        modifiers = []
        for modifiers_item_data in self.modifiers:
            modifiers_item = modifiers_item_data.to_dict()
            modifiers.append(modifiers_item)

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
                "throw": throw,
                "modifiers": modifiers,
            }
        )

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

        def _parse_throw(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        throw = _parse_throw(d.pop("throw"))

        modifiers = []
        _modifiers = d.pop("modifiers")
        for modifiers_item_data in _modifiers:
            modifiers_item = Trace.from_dict(modifiers_item_data)

            modifiers.append(modifiers_item)

        movement = cls(
            player=player,
            base=base,
            points=points,
            score=score,
            rule=rule,
            source=source,
            throw=throw,
            modifiers=modifiers,
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

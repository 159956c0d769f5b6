from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.trace_layer import TraceLayer, check_trace_layer

T = TypeVar("T", bound="Trace")


@_attrs_define
class Trace:
    """One rule that changed a movement.

    Attributes:
        rule (str): The id of that rule.
        layer (TraceLayer): The step in which it acted.
        points (int): What the movement was after it.
    """

    rule: str
    layer: TraceLayer
    points: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        rule = self.rule

        layer: str = self.layer

        points = self.points

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "rule": rule,
                "layer": layer,
                "points": points,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        rule = d.pop("rule")

        layer = check_trace_layer(d.pop("layer"))

        points = d.pop("points")

        trace = cls(
            rule=rule,
            layer=layer,
            points=points,
        )

        trace.additional_properties = d
        return trace

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

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="CombinationMadeEvent")


@_attrs_define
class CombinationMadeEvent:
    """The final dice of a throw.

    Attributes:
        type_ (Literal['combination_made']):
        throw (int): The id of the throw.
        maker (str): The id of the player whose combination it is.
        faces (list[int]): The faces of the dice.
        combinations (list[str]): What the dice are, by id.
        value (int): What the dice alone are worth, in points.
        seq (int): The place in the game's order: 1, 2, 3 … without gaps.
        at (int): When it counts in the game, in ms since the epoch.
    """

    type_: Literal["combination_made"]
    throw: int
    maker: str
    faces: list[int]
    combinations: list[str]
    value: int
    seq: int
    at: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        throw = self.throw

        maker = self.maker

        faces = self.faces

        combinations = self.combinations

        value = self.value

        seq = self.seq

        at = self.at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "throw": throw,
                "maker": maker,
                "faces": faces,
                "combinations": combinations,
                "value": value,
                "seq": seq,
                "at": at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["combination_made"], d.pop("type"))
        if type_ != "combination_made":
            raise ValueError(f"type must match const 'combination_made', got '{type_}'")

        throw = d.pop("throw")

        maker = d.pop("maker")

        faces = cast(list[int], d.pop("faces"))

        combinations = cast(list[str], d.pop("combinations"))

        value = d.pop("value")

        seq = d.pop("seq")

        at = d.pop("at")

        combination_made_event = cls(
            type_=type_,
            throw=throw,
            maker=maker,
            faces=faces,
            combinations=combinations,
            value=value,
            seq=seq,
            at=at,
        )

        combination_made_event.additional_properties = d
        return combination_made_event

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

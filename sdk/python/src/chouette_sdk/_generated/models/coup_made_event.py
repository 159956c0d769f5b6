from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.coup_made_event_kind import CoupMadeEventKind, check_coup_made_event_kind

T = TypeVar("T", bound="CoupMadeEvent")


@_attrs_define
class CoupMadeEvent:
    """All dice of a coup lie.

    Attributes:
        type_ (Literal['coup_made']):
        coup (int): Its number in the game.
        player (str): The player's id at this table.
        kind (CoupMadeEventKind): `turn`; `replay` after a challenge; `golo` after a Cul de Chouette.
        dice (list[int]): The results, in the order in which they were thrown.
        combinations (list[str]): The names of what they are; empty for a Néant.
        seq (int): The place in the game's order: 1, 2, 3 … without gaps.
        at (int): When it counts in the game, in ms since the epoch.
    """

    type_: Literal["coup_made"]
    coup: int
    player: str
    kind: CoupMadeEventKind
    dice: list[int]
    combinations: list[str]
    seq: int
    at: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        coup = self.coup

        player = self.player

        kind: str = self.kind

        dice = self.dice

        combinations = self.combinations

        seq = self.seq

        at = self.at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "coup": coup,
                "player": player,
                "kind": kind,
                "dice": dice,
                "combinations": combinations,
                "seq": seq,
                "at": at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["coup_made"], d.pop("type"))
        if type_ != "coup_made":
            raise ValueError(f"type must match const 'coup_made', got '{type_}'")

        coup = d.pop("coup")

        player = d.pop("player")

        kind = check_coup_made_event_kind(d.pop("kind"))

        dice = cast(list[int], d.pop("dice"))

        combinations = cast(list[str], d.pop("combinations"))

        seq = d.pop("seq")

        at = d.pop("at")

        coup_made_event = cls(
            type_=type_,
            coup=coup,
            player=player,
            kind=kind,
            dice=dice,
            combinations=combinations,
            seq=seq,
            at=at,
        )

        coup_made_event.additional_properties = d
        return coup_made_event

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

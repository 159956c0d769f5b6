from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="DieThrow")


@_attrs_define
class DieThrow:
    """Dice that landed.

    Attributes:
        seq (int): The event that told of them.
        player (str): The id of the player who threw.
        faces (list[int]): 0 for a die that fell off the table; empty while they are hidden, told once they are shown
            (at the latest at the end).
        first_die (int | None): The first index of these dice in the game's sequence, null with test dice.
        by_table (bool): Whether the table threw for a silent or absent player; such dice never fall.
        hidden (bool): Whether only their thrower has seen them so far.
        fronts (list[int] | Unset): The sides that they turn to the player on turn, by die; only where one of them
            counts as that.
    """

    seq: int
    player: str
    faces: list[int]
    first_die: int | None
    by_table: bool
    hidden: bool
    fronts: list[int] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        seq = self.seq

        player = self.player

        faces = self.faces

        first_die: int | None
        first_die = self.first_die

        by_table = self.by_table

        hidden = self.hidden

        fronts: list[int] | Unset = UNSET
        if not isinstance(self.fronts, Unset):
            fronts = self.fronts

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "seq": seq,
                "player": player,
                "faces": faces,
                "first_die": first_die,
                "by_table": by_table,
                "hidden": hidden,
            }
        )
        if fronts is not UNSET:
            field_dict["fronts"] = fronts

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        seq = d.pop("seq")

        player = d.pop("player")

        faces = cast(list[int], d.pop("faces"))

        def _parse_first_die(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        first_die = _parse_first_die(d.pop("first_die"))

        by_table = d.pop("by_table")

        hidden = d.pop("hidden")

        fronts = cast(list[int], d.pop("fronts", UNSET))

        die_throw = cls(
            seq=seq,
            player=player,
            faces=faces,
            first_die=first_die,
            by_table=by_table,
            hidden=hidden,
            fronts=fronts,
        )

        die_throw.additional_properties = d
        return die_throw

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

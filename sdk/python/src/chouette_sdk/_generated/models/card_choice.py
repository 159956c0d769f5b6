from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="CardChoice")


@_attrs_define
class CardChoice:
    """A tichette that `card` may name, with what else it needs; what does not concern it is left out.

    Attributes:
        card (int | str): Its number, or `etoile`.
        targets (list[str] | Unset): What `target` may be: ids of players.
        numbers (list[int] | Unset): What `number` may be.
        positions (list[int] | Unset): What `position` may be.
        solutions (list[str] | Unset): What `solution` may be.
        about (list[str] | Unset): What `about` may be: ids of annonces.
    """

    card: int | str
    targets: list[str] | Unset = UNSET
    numbers: list[int] | Unset = UNSET
    positions: list[int] | Unset = UNSET
    solutions: list[str] | Unset = UNSET
    about: list[str] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        card: int | str
        card = self.card

        targets: list[str] | Unset = UNSET
        if not isinstance(self.targets, Unset):
            targets = self.targets

        numbers: list[int] | Unset = UNSET
        if not isinstance(self.numbers, Unset):
            numbers = self.numbers

        positions: list[int] | Unset = UNSET
        if not isinstance(self.positions, Unset):
            positions = self.positions

        solutions: list[str] | Unset = UNSET
        if not isinstance(self.solutions, Unset):
            solutions = self.solutions

        about: list[str] | Unset = UNSET
        if not isinstance(self.about, Unset):
            about = self.about

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "card": card,
            }
        )
        if targets is not UNSET:
            field_dict["targets"] = targets
        if numbers is not UNSET:
            field_dict["numbers"] = numbers
        if positions is not UNSET:
            field_dict["positions"] = positions
        if solutions is not UNSET:
            field_dict["solutions"] = solutions
        if about is not UNSET:
            field_dict["about"] = about

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_card(data: object) -> int | str:
            return cast(int | str, data)

        card = _parse_card(d.pop("card"))

        targets = cast(list[str], d.pop("targets", UNSET))

        numbers = cast(list[int], d.pop("numbers", UNSET))

        positions = cast(list[int], d.pop("positions", UNSET))

        solutions = cast(list[str], d.pop("solutions", UNSET))

        about = cast(list[str], d.pop("about", UNSET))

        card_choice = cls(
            card=card,
            targets=targets,
            numbers=numbers,
            positions=positions,
            solutions=solutions,
            about=about,
        )

        card_choice.additional_properties = d
        return card_choice

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

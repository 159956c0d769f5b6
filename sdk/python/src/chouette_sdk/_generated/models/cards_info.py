from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="CardsInfo")


@_attrs_define
class CardsInfo:
    """The cards of a game.

    Attributes:
        codes (list[str]): Those of one pack, from the best to the weakest in the normal order, as the game takes them
            where it must choose itself.
        ranks (list[str]): From weakest to strongest in the normal order.
        jokers (list[str]): The codes among them that stand for any card.
        two_packs_from (int): The number of players from which on two packs are taken, unless the table wants otherwise.
        roles (list[str]): That a manche gives, from the highest to the lowest.
    """

    codes: list[str]
    ranks: list[str]
    jokers: list[str]
    two_packs_from: int
    roles: list[str]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        codes = self.codes

        ranks = self.ranks

        jokers = self.jokers

        two_packs_from = self.two_packs_from

        roles = self.roles

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "codes": codes,
                "ranks": ranks,
                "jokers": jokers,
                "two_packs_from": two_packs_from,
                "roles": roles,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        codes = cast(list[str], d.pop("codes"))

        ranks = cast(list[str], d.pop("ranks"))

        jokers = cast(list[str], d.pop("jokers"))

        two_packs_from = d.pop("two_packs_from")

        roles = cast(list[str], d.pop("roles"))

        cards_info = cls(
            codes=codes,
            ranks=ranks,
            jokers=jokers,
            two_packs_from=two_packs_from,
            roles=roles,
        )

        cards_info.additional_properties = d
        return cards_info

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

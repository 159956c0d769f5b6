from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="RollBody")


@_attrs_define
class RollBody:
    """A throw. The server knows which dice are to be thrown.

    Attributes:
        keep (list[int] | Unset): Faces that stay on the table, where a rule allows keeping dice.
    """

    keep: list[int] | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        keep: list[int] | Unset = UNSET
        if not isinstance(self.keep, Unset):
            keep = self.keep

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if keep is not UNSET:
            field_dict["keep"] = keep

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        keep = cast(list[int], d.pop("keep", UNSET))

        roll_body = cls(
            keep=keep,
        )

        return roll_body

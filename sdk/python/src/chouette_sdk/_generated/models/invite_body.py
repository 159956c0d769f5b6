from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

T = TypeVar("T", bound="InviteBody")


@_attrs_define
class InviteBody:
    """Players who are to take part.

    Attributes:
        player_ids (list[str]): Whom to invite: players of your key, 100 in a request at most.
    """

    player_ids: list[str]

    def to_dict(self) -> dict[str, Any]:
        player_ids = self.player_ids

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "player_ids": player_ids,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        player_ids = cast(list[str], d.pop("player_ids"))

        invite_body = cls(
            player_ids=player_ids,
        )

        return invite_body

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="PlayerBody")


@_attrs_define
class PlayerBody:
    """Somebody who takes a seat.

    Attributes:
        name (str): As the others shall see it; the player's id is made of it.
        entropy (str | Unset): Anything but control characters: it goes into the dice, so that not even the server can
            have chosen them.
        team (str | Unset): Where teams play: the one to join, as the option `teams` calls it.
        knows (list[str] | Unset): Rules, by id, that this player declares to know; some must not be explained.
    """

    name: str
    entropy: str | Unset = UNSET
    team: str | Unset = UNSET
    knows: list[str] | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        entropy = self.entropy

        team = self.team

        knows: list[str] | Unset = UNSET
        if not isinstance(self.knows, Unset):
            knows = self.knows

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "name": name,
            }
        )
        if entropy is not UNSET:
            field_dict["entropy"] = entropy
        if team is not UNSET:
            field_dict["team"] = team
        if knows is not UNSET:
            field_dict["knows"] = knows

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        name = d.pop("name")

        entropy = d.pop("entropy", UNSET)

        team = d.pop("team", UNSET)

        knows = cast(list[str], d.pop("knows", UNSET))

        player_body = cls(
            name=name,
            entropy=entropy,
            team=team,
            knows=knows,
        )

        return player_body

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="PlayerBody")


@_attrs_define
class PlayerBody:
    """A player who takes a seat.

    Attributes:
        name (str | Unset): What the others see; the player's id is made of it. Needed, unless the token of a player
            (`create_player`) comes along: that player sits down under the own name, whatever is sent here.
        entropy (str | Unset): Any text without control characters. It goes into the dice, so that not even the server
            can have chosen them.
        team (str | Unset): Where teams play: the name of the one to join, as in the option `teams`.
        knows (list[str] | Unset): The ids of the rules that this player declares to know. A rule that most know must
            not be explained.
        external_id (str | Unset): Whom you know by it: an account of your own, say. Told to the key that made the game,
            to its webhooks and to this player. What a player sends is that player's word; what an invitation brings is
            yours, and counts.
    """

    name: str | Unset = UNSET
    entropy: str | Unset = UNSET
    team: str | Unset = UNSET
    knows: list[str] | Unset = UNSET
    external_id: str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        entropy = self.entropy

        team = self.team

        knows: list[str] | Unset = UNSET
        if not isinstance(self.knows, Unset):
            knows = self.knows

        external_id = self.external_id

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if name is not UNSET:
            field_dict["name"] = name
        if entropy is not UNSET:
            field_dict["entropy"] = entropy
        if team is not UNSET:
            field_dict["team"] = team
        if knows is not UNSET:
            field_dict["knows"] = knows
        if external_id is not UNSET:
            field_dict["external_id"] = external_id

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        name = d.pop("name", UNSET)

        entropy = d.pop("entropy", UNSET)

        team = d.pop("team", UNSET)

        knows = cast(list[str], d.pop("knows", UNSET))

        external_id = d.pop("external_id", UNSET)

        player_body = cls(
            name=name,
            entropy=entropy,
            team=team,
            knows=knows,
            external_id=external_id,
        )

        return player_body

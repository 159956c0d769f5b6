from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.webhook_player_reason import WebhookPlayerReason, check_webhook_player_reason

T = TypeVar("T", bound="WebhookPlayer")


@_attrs_define
class WebhookPlayer:
    """A player at the end of a game, by rank.

    Attributes:
        id (str):
        name (str):
        display_name (str): The name, numbered where two have the same.
        score (int): In points.
        rank (int): As in the `result` of the game.
        reason (WebhookPlayerReason): As in the `result` of the game.
    """

    id: str
    name: str
    display_name: str
    score: int
    rank: int
    reason: WebhookPlayerReason
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        name = self.name

        display_name = self.display_name

        score = self.score

        rank = self.rank

        reason: str = self.reason

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "name": name,
                "display_name": display_name,
                "score": score,
                "rank": rank,
                "reason": reason,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        name = d.pop("name")

        display_name = d.pop("display_name")

        score = d.pop("score")

        rank = d.pop("rank")

        reason = check_webhook_player_reason(d.pop("reason"))

        webhook_player = cls(
            id=id,
            name=name,
            display_name=display_name,
            score=score,
            rank=rank,
            reason=reason,
        )

        webhook_player.additional_properties = d
        return webhook_player

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

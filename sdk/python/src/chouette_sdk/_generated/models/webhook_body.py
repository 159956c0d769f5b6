from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="WebhookBody")


@_attrs_define
class WebhookBody:
    """A new webhook.

    Attributes:
        url (str): Where deliveries are sent (POST): https, a public address, without user and fragment. A redirect is a
            failure.
        events (list[str]): What to be told: milestones (`game.finished`, `player.joined` …), `game.*`, `player.*`, `*`
            for all milestones of games; `event.*` for every event of a game, or one such as `event.points_moved`;
            `tournament.*` for all that happens in tournaments, or one such as `tournament.finished`.
        game (str | Unset): The id of the only game to tell of, one that was made with your key; left out: all that are
            made with it, and all tournaments.
        description (str | Unset): What it is for; shown to holders of your key only.
    """

    url: str
    events: list[str]
    game: str | Unset = UNSET
    description: str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        url = self.url

        events = self.events

        game = self.game

        description = self.description

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "url": url,
                "events": events,
            }
        )
        if game is not UNSET:
            field_dict["game"] = game
        if description is not UNSET:
            field_dict["description"] = description

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        url = d.pop("url")

        events = cast(list[str], d.pop("events"))

        game = d.pop("game", UNSET)

        description = d.pop("description", UNSET)

        webhook_body = cls(
            url=url,
            events=events,
            game=game,
            description=description,
        )

        return webhook_body

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.webhook_change_body_status import WebhookChangeBodyStatus, check_webhook_change_body_status
from ..types import UNSET, Unset

T = TypeVar("T", bound="WebhookChangeBody")


@_attrs_define
class WebhookChangeBody:
    """What changes; what is left out stays as it is.

    Attributes:
        url (str | Unset): Where deliveries are sent (POST): https, a public address, without user and fragment. A
            redirect is a failure.
        events (list[str] | Unset): What to be told: milestones (`game.finished`, `player.joined` …), `game.*`,
            `player.*`, `*` for all milestones of games; `event.*` for every event of a game, or one such as
            `event.points_moved`; `tournament.*` for all that happens in tournaments, or one such as `tournament.finished`.
        description (str | Unset): What it is for; shown to holders of your key only.
        status (WebhookChangeBodyStatus | Unset): `disabled`: no attempts, and what happens meanwhile is not kept for
            it.
    """

    url: str | Unset = UNSET
    events: list[str] | Unset = UNSET
    description: str | Unset = UNSET
    status: WebhookChangeBodyStatus | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        url = self.url

        events: list[str] | Unset = UNSET
        if not isinstance(self.events, Unset):
            events = self.events

        description = self.description

        status: str | Unset = UNSET
        if not isinstance(self.status, Unset):
            status = self.status

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if url is not UNSET:
            field_dict["url"] = url
        if events is not UNSET:
            field_dict["events"] = events
        if description is not UNSET:
            field_dict["description"] = description
        if status is not UNSET:
            field_dict["status"] = status

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        url = d.pop("url", UNSET)

        events = cast(list[str], d.pop("events", UNSET))

        description = d.pop("description", UNSET)

        _status = d.pop("status", UNSET)
        status: WebhookChangeBodyStatus | Unset
        if isinstance(_status, Unset):
            status = UNSET
        else:
            status = check_webhook_change_body_status(_status)

        webhook_change_body = cls(
            url=url,
            events=events,
            description=description,
            status=status,
        )

        return webhook_change_body

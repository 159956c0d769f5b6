from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.webhook_reason import WebhookReason, check_webhook_reason
from ..models.webhook_status import WebhookStatus, check_webhook_status

T = TypeVar("T", bound="Webhook")


@_attrs_define
class Webhook:
    """Where news is sent.

    Attributes:
        id (str):
        url (str):
        events (list[str]): Types, or patterns such as `game.*`.
        game (None | str): The id of the only game that it tells of; null: all that were made with your key.
        description (str): What it is for, as it was sent.
        status (WebhookStatus): `disabled`: nothing is sent, nor kept to be sent later.
        reason (WebhookReason): Why it is disabled: `asked`; `gone`: the receiver answered 410; `failing`: nothing but
            failures for days; `revoked`: its key was; empty while it is enabled.
        created_at (int): In ms since the epoch.
        failing_since (int | None): The first failure since the last success, in ms since the epoch; null if there is
            none.
        old_secret_until (int | None): Until then the secret from before the last rotation signs too, in ms since the
            epoch; null if there is none.
    """

    id: str
    url: str
    events: list[str]
    game: None | str
    description: str
    status: WebhookStatus
    reason: WebhookReason
    created_at: int
    failing_since: int | None
    old_secret_until: int | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        url = self.url

        events = self.events

        game: None | str
        game = self.game

        description = self.description

        status: str = self.status

        reason: str = self.reason

        created_at = self.created_at

        failing_since: int | None
        failing_since = self.failing_since

        old_secret_until: int | None
        old_secret_until = self.old_secret_until

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "url": url,
                "events": events,
                "game": game,
                "description": description,
                "status": status,
                "reason": reason,
                "created_at": created_at,
                "failing_since": failing_since,
                "old_secret_until": old_secret_until,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        url = d.pop("url")

        events = cast(list[str], d.pop("events"))

        def _parse_game(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        game = _parse_game(d.pop("game"))

        description = d.pop("description")

        status = check_webhook_status(d.pop("status"))

        reason = check_webhook_reason(d.pop("reason"))

        created_at = d.pop("created_at")

        def _parse_failing_since(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        failing_since = _parse_failing_since(d.pop("failing_since"))

        def _parse_old_secret_until(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        old_secret_until = _parse_old_secret_until(d.pop("old_secret_until"))

        webhook = cls(
            id=id,
            url=url,
            events=events,
            game=game,
            description=description,
            status=status,
            reason=reason,
            created_at=created_at,
            failing_since=failing_since,
            old_secret_until=old_secret_until,
        )

        webhook.additional_properties = d
        return webhook

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

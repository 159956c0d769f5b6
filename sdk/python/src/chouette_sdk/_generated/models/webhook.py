from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.webhook_status import WebhookStatus, check_webhook_status

T = TypeVar("T", bound="Webhook")


@_attrs_define
class Webhook:
    """Where news is sent. Instants in ms, null where there is none.

    events: types, or patterns such as `game.*`. game: only this one; null: all that were made with your key.
    status: `enabled` or `disabled`; reason of the latter: `asked`, `gone` (the receiver answered 410) or `failing`
    (nothing but failures for days), `revoked` (its key was). failing_since: of the first failure since the last
    success. old_secret_until: until then the secret from before the last rotation signs too.

    Attributes:
        id (str):
        url (str):
        events (list[str]):
        game (None | str):
        description (str):
        status (WebhookStatus):
        reason (str):
        created_at (int):
        failing_since (int | None):
        old_secret_until (int | None):
    """

    id: str
    url: str
    events: list[str]
    game: None | str
    description: str
    status: WebhookStatus
    reason: str
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

        reason = self.reason

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

        reason = d.pop("reason")

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

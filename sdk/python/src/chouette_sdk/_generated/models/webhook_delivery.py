from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.webhook_delivery_status import WebhookDeliveryStatus, check_webhook_delivery_status

if TYPE_CHECKING:
    from ..models.webhook_attempt import WebhookAttempt


T = TypeVar("T", bound="WebhookDelivery")


@_attrs_define
class WebhookDelivery:
    """One event for one webhook.

    Attributes:
        id (str): The `webhook-id` header of every attempt.
        event (str): The type of what is told.
        game (None | str): The id of what it tells of; null for the other one, and both for a test.
        tournament (None | str): The id of what it tells of; null for the other one, and both for a test.
        seq (int | None): The place of that event in its order, null for a test.
        status (WebhookDeliveryStatus): `pending`: attempts are to come; `delivered`; `failed`: none is.
        created_at (int): In ms since the epoch.
        next_attempt (int | None): In ms since the epoch; null if none is to come.
        attempts (list[WebhookAttempt]): The last 20, oldest first.
    """

    id: str
    event: str
    game: None | str
    tournament: None | str
    seq: int | None
    status: WebhookDeliveryStatus
    created_at: int
    next_attempt: int | None
    attempts: list[WebhookAttempt]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        event = self.event

        game: None | str
        game = self.game

        tournament: None | str
        tournament = self.tournament

        seq: int | None
        seq = self.seq

        status: str = self.status

        created_at = self.created_at

        next_attempt: int | None
        next_attempt = self.next_attempt

        attempts = []
        for attempts_item_data in self.attempts:
            attempts_item = attempts_item_data.to_dict()
            attempts.append(attempts_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "event": event,
                "game": game,
                "tournament": tournament,
                "seq": seq,
                "status": status,
                "created_at": created_at,
                "next_attempt": next_attempt,
                "attempts": attempts,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.webhook_attempt import WebhookAttempt  # noqa: PLC0415

        d = dict(src_dict)
        id = d.pop("id")

        event = d.pop("event")

        def _parse_game(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        game = _parse_game(d.pop("game"))

        def _parse_tournament(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        tournament = _parse_tournament(d.pop("tournament"))

        def _parse_seq(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seq = _parse_seq(d.pop("seq"))

        status = check_webhook_delivery_status(d.pop("status"))

        created_at = d.pop("created_at")

        def _parse_next_attempt(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        next_attempt = _parse_next_attempt(d.pop("next_attempt"))

        attempts = []
        _attempts = d.pop("attempts")
        for attempts_item_data in _attempts:
            attempts_item = WebhookAttempt.from_dict(attempts_item_data)

            attempts.append(attempts_item)

        webhook_delivery = cls(
            id=id,
            event=event,
            game=game,
            tournament=tournament,
            seq=seq,
            status=status,
            created_at=created_at,
            next_attempt=next_attempt,
            attempts=attempts,
        )

        webhook_delivery.additional_properties = d
        return webhook_delivery

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

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.tournament_webhook_news import TournamentWebhookNews


T = TypeVar("T", bound="TournamentWebhookPayload")


@_attrs_define
class TournamentWebhookPayload:
    """The body that a webhook gets of a tournament; its `type` begins with `tournament.`.

    Attributes:
        type_ (str): `tournament.round_started`, `tournament.finished` …
        timestamp (str): When it happened, in ISO 8601.
        data (TournamentWebhookNews): What happened in a tournament.
    """

    type_: str
    timestamp: str
    data: TournamentWebhookNews
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        timestamp = self.timestamp

        data = self.data.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "timestamp": timestamp,
                "data": data,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.tournament_webhook_news import TournamentWebhookNews  # noqa: PLC0415

        d = dict(src_dict)
        type_ = d.pop("type")

        timestamp = d.pop("timestamp")

        data = TournamentWebhookNews.from_dict(d.pop("data"))

        tournament_webhook_payload = cls(
            type_=type_,
            timestamp=timestamp,
            data=data,
        )

        tournament_webhook_payload.additional_properties = d
        return tournament_webhook_payload

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

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.webhook_tournament_format import WebhookTournamentFormat, check_webhook_tournament_format
from ..models.webhook_tournament_visibility import (
    WebhookTournamentVisibility,
    check_webhook_tournament_visibility,
)

if TYPE_CHECKING:
    from ..models.webhook_tournament_external_ids import WebhookTournamentExternalIds
    from ..models.webhook_tournament_metadata import WebhookTournamentMetadata


T = TypeVar("T", bound="WebhookTournament")


@_attrs_define
class WebhookTournament:
    """What every payload says of its tournament.

    Attributes:
        id (str):
        name (str):
        ruleset (str): The id of the rulebook of its games.
        format_ (WebhookTournamentFormat): How tables are made.
        visibility (WebhookTournamentVisibility): `public`: listed, and anybody may watch; `private`: for its seats
            only.
        metadata (WebhookTournamentMetadata): What its organiser has noted about it.
        external_ids (WebhookTournamentExternalIds): By entry, whom the organiser knows by it; of those that the event
            names, and empty where the event is left out.
    """

    id: str
    name: str
    ruleset: str
    format_: WebhookTournamentFormat
    visibility: WebhookTournamentVisibility
    metadata: WebhookTournamentMetadata
    external_ids: WebhookTournamentExternalIds
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        name = self.name

        ruleset = self.ruleset

        format_: str = self.format_

        visibility: str = self.visibility

        metadata = self.metadata.to_dict()

        external_ids = self.external_ids.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "name": name,
                "ruleset": ruleset,
                "format": format_,
                "visibility": visibility,
                "metadata": metadata,
                "external_ids": external_ids,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.webhook_tournament_external_ids import WebhookTournamentExternalIds  # noqa: PLC0415
        from ..models.webhook_tournament_metadata import WebhookTournamentMetadata  # noqa: PLC0415

        d = dict(src_dict)
        id = d.pop("id")

        name = d.pop("name")

        ruleset = d.pop("ruleset")

        format_ = check_webhook_tournament_format(d.pop("format"))

        visibility = check_webhook_tournament_visibility(d.pop("visibility"))

        metadata = WebhookTournamentMetadata.from_dict(d.pop("metadata"))

        external_ids = WebhookTournamentExternalIds.from_dict(d.pop("external_ids"))

        webhook_tournament = cls(
            id=id,
            name=name,
            ruleset=ruleset,
            format_=format_,
            visibility=visibility,
            metadata=metadata,
            external_ids=external_ids,
        )

        webhook_tournament.additional_properties = d
        return webhook_tournament

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

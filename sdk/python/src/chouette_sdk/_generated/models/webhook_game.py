from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.webhook_game_visibility import WebhookGameVisibility, check_webhook_game_visibility

if TYPE_CHECKING:
    from ..models.webhook_game_external_ids import WebhookGameExternalIds
    from ..models.webhook_game_metadata import WebhookGameMetadata


T = TypeVar("T", bound="WebhookGame")


@_attrs_define
class WebhookGame:
    """What every payload says of its game.

    Attributes:
        id (str):
        name (str): What the table is called in the lobby.
        ruleset (str): The id of the rulebook.
        visibility (WebhookGameVisibility): `public`: listed, and anybody may watch; `private`: for its seats only.
        metadata (WebhookGameMetadata): What its organiser has noted about it.
        external_ids (WebhookGameExternalIds): By player, whom the organiser knows by it.
        rematch_of (None | str): The id of the game whose rematch this is, null for any other.
    """

    id: str
    name: str
    ruleset: str
    visibility: WebhookGameVisibility
    metadata: WebhookGameMetadata
    external_ids: WebhookGameExternalIds
    rematch_of: None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        name = self.name

        ruleset = self.ruleset

        visibility: str = self.visibility

        metadata = self.metadata.to_dict()

        external_ids = self.external_ids.to_dict()

        rematch_of: None | str
        rematch_of = self.rematch_of

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "name": name,
                "ruleset": ruleset,
                "visibility": visibility,
                "metadata": metadata,
                "external_ids": external_ids,
                "rematch_of": rematch_of,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.webhook_game_external_ids import WebhookGameExternalIds  # noqa: PLC0415
        from ..models.webhook_game_metadata import WebhookGameMetadata  # noqa: PLC0415

        d = dict(src_dict)
        id = d.pop("id")

        name = d.pop("name")

        ruleset = d.pop("ruleset")

        visibility = check_webhook_game_visibility(d.pop("visibility"))

        metadata = WebhookGameMetadata.from_dict(d.pop("metadata"))

        external_ids = WebhookGameExternalIds.from_dict(d.pop("external_ids"))

        def _parse_rematch_of(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        rematch_of = _parse_rematch_of(d.pop("rematch_of"))

        webhook_game = cls(
            id=id,
            name=name,
            ruleset=ruleset,
            visibility=visibility,
            metadata=metadata,
            external_ids=external_ids,
            rematch_of=rematch_of,
        )

        webhook_game.additional_properties = d
        return webhook_game

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

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.player_account_metadata import PlayerAccountMetadata


T = TypeVar("T", bound="PlayerAccount")


@_attrs_define
class PlayerAccount:
    """A player, as the key that made the player sees it.

    Attributes:
        id (str):
        name (str): What the others see.
        external_id (None | str): Whom the key knows by it, null without.
        metadata (PlayerAccountMetadata): As it was noted.
        created_at (int): In ms since the epoch.
        has_token (bool): Whether a token opens anything for this player.
    """

    id: str
    name: str
    external_id: None | str
    metadata: PlayerAccountMetadata
    created_at: int
    has_token: bool
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        name = self.name

        external_id: None | str
        external_id = self.external_id

        metadata = self.metadata.to_dict()

        created_at = self.created_at

        has_token = self.has_token

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "name": name,
                "external_id": external_id,
                "metadata": metadata,
                "created_at": created_at,
                "has_token": has_token,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.player_account_metadata import PlayerAccountMetadata  # noqa: PLC0415

        d = dict(src_dict)
        id = d.pop("id")

        name = d.pop("name")

        def _parse_external_id(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        external_id = _parse_external_id(d.pop("external_id"))

        metadata = PlayerAccountMetadata.from_dict(d.pop("metadata"))

        created_at = d.pop("created_at")

        has_token = d.pop("has_token")

        player_account = cls(
            id=id,
            name=name,
            external_id=external_id,
            metadata=metadata,
            created_at=created_at,
            has_token=has_token,
        )

        player_account.additional_properties = d
        return player_account

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

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.new_player_body_metadata import NewPlayerBodyMetadata


T = TypeVar("T", bound="NewPlayerBody")


@_attrs_define
class NewPlayerBody:
    """A new player.

    Attributes:
        name (str): What the others see, wherever the player sits down.
        external_id (str | Unset): Whom you know by it: an account of your own, say. Each has one player: sent again, it
            gives the one that is there.
        metadata (NewPlayerBodyMetadata | Unset): What you want to note about the player: 20 pairs of texts at most.
            Told to the key that makes it and to its webhooks, and in no other view.
    """

    name: str
    external_id: str | Unset = UNSET
    metadata: NewPlayerBodyMetadata | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        external_id = self.external_id

        metadata: dict[str, Any] | Unset = UNSET
        if not isinstance(self.metadata, Unset):
            metadata = self.metadata.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "name": name,
            }
        )
        if external_id is not UNSET:
            field_dict["external_id"] = external_id
        if metadata is not UNSET:
            field_dict["metadata"] = metadata

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.new_player_body_metadata import NewPlayerBodyMetadata  # noqa: PLC0415

        d = dict(src_dict)
        name = d.pop("name")

        external_id = d.pop("external_id", UNSET)

        _metadata = d.pop("metadata", UNSET)
        metadata: NewPlayerBodyMetadata | Unset
        if isinstance(_metadata, Unset):
            metadata = UNSET
        else:
            metadata = NewPlayerBodyMetadata.from_dict(_metadata)

        new_player_body = cls(
            name=name,
            external_id=external_id,
            metadata=metadata,
        )

        return new_player_body

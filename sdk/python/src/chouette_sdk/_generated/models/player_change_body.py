from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.player_change_body_metadata import PlayerChangeBodyMetadata


T = TypeVar("T", bound="PlayerChangeBody")


@_attrs_define
class PlayerChangeBody:
    """What is to be changed of a player; what is left out stays.

    Attributes:
        name (str | Unset): What the others see from the next seat on; a seat that is taken keeps its name.
        metadata (PlayerChangeBodyMetadata | Unset): What you want to note about the player: 20 pairs of texts at most.
            Told to the key that makes it and to its webhooks, and in no other view.
    """

    name: str | Unset = UNSET
    metadata: PlayerChangeBodyMetadata | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        metadata: dict[str, Any] | Unset = UNSET
        if not isinstance(self.metadata, Unset):
            metadata = self.metadata.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if name is not UNSET:
            field_dict["name"] = name
        if metadata is not UNSET:
            field_dict["metadata"] = metadata

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.player_change_body_metadata import PlayerChangeBodyMetadata  # noqa: PLC0415

        d = dict(src_dict)
        name = d.pop("name", UNSET)

        _metadata = d.pop("metadata", UNSET)
        metadata: PlayerChangeBodyMetadata | Unset
        if isinstance(_metadata, Unset):
            metadata = UNSET
        else:
            metadata = PlayerChangeBodyMetadata.from_dict(_metadata)

        player_change_body = cls(
            name=name,
            metadata=metadata,
        )

        return player_change_body

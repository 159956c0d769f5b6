from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.spoken_fields import SpokenFields
    from ..models.timing import Timing


T = TypeVar("T", bound="Spoken")


@_attrs_define
class Spoken:
    """One answer in a closed window.

    Attributes:
        player (str): The player's id at this table.
        annonce (str): The annonce's id.
        at (int): When it counts, in ms since the epoch.
        fields (SpokenFields): What was said besides the annonce, as it was sent.
        timing (Timing | Unset): Why an act counts at its instant.
    """

    player: str
    annonce: str
    at: int
    fields: SpokenFields
    timing: Timing | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        player = self.player

        annonce = self.annonce

        at = self.at

        fields = self.fields.to_dict()

        timing: dict[str, Any] | Unset = UNSET
        if not isinstance(self.timing, Unset):
            timing = self.timing.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "player": player,
                "annonce": annonce,
                "at": at,
                "fields": fields,
            }
        )
        if timing is not UNSET:
            field_dict["timing"] = timing

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.spoken_fields import SpokenFields  # noqa: PLC0415
        from ..models.timing import Timing  # noqa: PLC0415

        d = dict(src_dict)
        player = d.pop("player")

        annonce = d.pop("annonce")

        at = d.pop("at")

        fields = SpokenFields.from_dict(d.pop("fields"))

        _timing = d.pop("timing", UNSET)
        timing: Timing | Unset
        if isinstance(_timing, Unset):
            timing = UNSET
        else:
            timing = Timing.from_dict(_timing)

        spoken = cls(
            player=player,
            annonce=annonce,
            at=at,
            fields=fields,
            timing=timing,
        )

        spoken.additional_properties = d
        return spoken

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

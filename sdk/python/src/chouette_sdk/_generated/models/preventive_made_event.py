from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.preventive_made_event_fields import PreventiveMadeEventFields


T = TypeVar("T", bound="PreventiveMadeEvent")


@_attrs_define
class PreventiveMadeEvent:
    """A player shouted while dice were in the air; whether it counts is judged when they land.

    Attributes:
        type_ (Literal['preventive_made']):
        player (str): The player's id at this table.
        annonce (str): The annonce's id.
        fields (PreventiveMadeEventFields): What was said besides the annonce, as it was sent.
        seq (int): The place in the game's order: 1, 2, 3 … without gaps.
        at (int): When it counts in the game, in ms since the epoch.
    """

    type_: Literal["preventive_made"]
    player: str
    annonce: str
    fields: PreventiveMadeEventFields
    seq: int
    at: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        player = self.player

        annonce = self.annonce

        fields = self.fields.to_dict()

        seq = self.seq

        at = self.at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "player": player,
                "annonce": annonce,
                "fields": fields,
                "seq": seq,
                "at": at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.preventive_made_event_fields import PreventiveMadeEventFields  # noqa: PLC0415

        d = dict(src_dict)
        type_ = cast(Literal["preventive_made"], d.pop("type"))
        if type_ != "preventive_made":
            raise ValueError(f"type must match const 'preventive_made', got '{type_}'")

        player = d.pop("player")

        annonce = d.pop("annonce")

        fields = PreventiveMadeEventFields.from_dict(d.pop("fields"))

        seq = d.pop("seq")

        at = d.pop("at")

        preventive_made_event = cls(
            type_=type_,
            player=player,
            annonce=annonce,
            fields=fields,
            seq=seq,
            at=at,
        )

        preventive_made_event.additional_properties = d
        return preventive_made_event

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

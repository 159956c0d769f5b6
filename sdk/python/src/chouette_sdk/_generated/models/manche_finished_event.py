from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.manche_finished_event_places import MancheFinishedEventPlaces


T = TypeVar("T", bound="MancheFinishedEvent")


@_attrs_define
class MancheFinishedEvent:
    """A manche is over.

    Attributes:
        type_ (Literal['manche_finished']):
        manche (int): Its number in the match.
        places (MancheFinishedEventPlaces): Player to place, from 1.
        seq (int): The place in the game's order: 1, 2, 3 … without gaps.
        at (int): When it counts in the game, in ms since the epoch.
    """

    type_: Literal["manche_finished"]
    manche: int
    places: MancheFinishedEventPlaces
    seq: int
    at: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        manche = self.manche

        places = self.places.to_dict()

        seq = self.seq

        at = self.at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "manche": manche,
                "places": places,
                "seq": seq,
                "at": at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.manche_finished_event_places import MancheFinishedEventPlaces  # noqa: PLC0415

        d = dict(src_dict)
        type_ = cast(Literal["manche_finished"], d.pop("type"))
        if type_ != "manche_finished":
            raise ValueError(f"type must match const 'manche_finished', got '{type_}'")

        manche = d.pop("manche")

        places = MancheFinishedEventPlaces.from_dict(d.pop("places"))

        seq = d.pop("seq")

        at = d.pop("at")

        manche_finished_event = cls(
            type_=type_,
            manche=manche,
            places=places,
            seq=seq,
            at=at,
        )

        manche_finished_event.additional_properties = d
        return manche_finished_event

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

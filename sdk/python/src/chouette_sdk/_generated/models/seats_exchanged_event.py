from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.seats_exchanged_event_seats import SeatsExchangedEventSeats
    from ..models.seats_exchanged_event_shapes import SeatsExchangedEventShapes


T = TypeVar("T", bound="SeatsExchangedEvent")


@_attrs_define
class SeatsExchangedEvent:
    """Players sit on other stools than their own from now on, have turned into others, or are back.

    Attributes:
        type_ (Literal['seats_exchanged']):
        seats (SeatsExchangedEventSeats): By displaced player, whose stool they sit on.
        shapes (SeatsExchangedEventShapes): By player, into whom they have turned.
        seq (int): The place in the game's order: 1, 2, 3 … without gaps.
        at (int): When it counts in the game, in ms since the epoch.
    """

    type_: Literal["seats_exchanged"]
    seats: SeatsExchangedEventSeats
    shapes: SeatsExchangedEventShapes
    seq: int
    at: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seats = self.seats.to_dict()

        shapes = self.shapes.to_dict()

        seq = self.seq

        at = self.at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "seats": seats,
                "shapes": shapes,
                "seq": seq,
                "at": at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.seats_exchanged_event_seats import SeatsExchangedEventSeats  # noqa: PLC0415
        from ..models.seats_exchanged_event_shapes import SeatsExchangedEventShapes  # noqa: PLC0415

        d = dict(src_dict)
        type_ = cast(Literal["seats_exchanged"], d.pop("type"))
        if type_ != "seats_exchanged":
            raise ValueError(f"type must match const 'seats_exchanged', got '{type_}'")

        seats = SeatsExchangedEventSeats.from_dict(d.pop("seats"))

        shapes = SeatsExchangedEventShapes.from_dict(d.pop("shapes"))

        seq = d.pop("seq")

        at = d.pop("at")

        seats_exchanged_event = cls(
            type_=type_,
            seats=seats,
            shapes=shapes,
            seq=seq,
            at=at,
        )

        seats_exchanged_event.additional_properties = d
        return seats_exchanged_event

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

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.sips_moved_event_drunk import SipsMovedEventDrunk
    from ..models.sips_moved_event_to_give import SipsMovedEventToGive


T = TypeVar("T", bound="SipsMovedEvent")


@_attrs_define
class SipsMovedEvent:
    """À l'Aquitaine: who drinks how much now, and who has how much to give.

    Attributes:
        type_ (Literal['sips_moved']):
        drunk (SipsMovedEventDrunk): Sips by player.
        to_give (SipsMovedEventToGive): Sips by player.
        giver (None | str): The id of the player whose gift was drunk, null if it was no gift.
        seq (int): The place in the game's order: 1, 2, 3 … without gaps.
        at (int): When it counts in the game, in ms since the epoch.
    """

    type_: Literal["sips_moved"]
    drunk: SipsMovedEventDrunk
    to_give: SipsMovedEventToGive
    giver: None | str
    seq: int
    at: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        drunk = self.drunk.to_dict()

        to_give = self.to_give.to_dict()

        giver: None | str
        giver = self.giver

        seq = self.seq

        at = self.at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "drunk": drunk,
                "to_give": to_give,
                "giver": giver,
                "seq": seq,
                "at": at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.sips_moved_event_drunk import SipsMovedEventDrunk  # noqa: PLC0415
        from ..models.sips_moved_event_to_give import SipsMovedEventToGive  # noqa: PLC0415

        d = dict(src_dict)
        type_ = cast(Literal["sips_moved"], d.pop("type"))
        if type_ != "sips_moved":
            raise ValueError(f"type must match const 'sips_moved', got '{type_}'")

        drunk = SipsMovedEventDrunk.from_dict(d.pop("drunk"))

        to_give = SipsMovedEventToGive.from_dict(d.pop("to_give"))

        def _parse_giver(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        giver = _parse_giver(d.pop("giver"))

        seq = d.pop("seq")

        at = d.pop("at")

        sips_moved_event = cls(
            type_=type_,
            drunk=drunk,
            to_give=to_give,
            giver=giver,
            seq=seq,
            at=at,
        )

        sips_moved_event.additional_properties = d
        return sips_moved_event

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

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.annonce_made_event_fields import AnnonceMadeEventFields
    from ..models.timing import Timing


T = TypeVar("T", bound="AnnonceMadeEvent")


@_attrs_define
class AnnonceMadeEvent:
    """A player shouted, in time and rightly; what it brings is told when its window closes.

    Attributes:
        type_ (Literal['annonce_made']):
        player (str): The player's id at this table.
        annonce (str): Its id.
        fields (AnnonceMadeEventFields): What was said besides it, as it was sent.
        window (int): The id of the window that it answers, 0 where it belongs to none.
        seq (int): The place in the game's order: 1, 2, 3 … without gaps.
        at (int): When it counts in the game, in ms since the epoch.
        timing (Timing | Unset): Why an act counts at its instant.
        released (bool | Unset): Only of an act that was held, or that another player forced: true, as it was told of
            before.
        person (str | Unset): Whose act it was, where it counts for another player.
    """

    type_: Literal["annonce_made"]
    player: str
    annonce: str
    fields: AnnonceMadeEventFields
    window: int
    seq: int
    at: int
    timing: Timing | Unset = UNSET
    released: bool | Unset = UNSET
    person: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        player = self.player

        annonce = self.annonce

        fields = self.fields.to_dict()

        window = self.window

        seq = self.seq

        at = self.at

        timing: dict[str, Any] | Unset = UNSET
        if not isinstance(self.timing, Unset):
            timing = self.timing.to_dict()

        released = self.released

        person = self.person

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "player": player,
                "annonce": annonce,
                "fields": fields,
                "window": window,
                "seq": seq,
                "at": at,
            }
        )
        if timing is not UNSET:
            field_dict["timing"] = timing
        if released is not UNSET:
            field_dict["released"] = released
        if person is not UNSET:
            field_dict["person"] = person

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.annonce_made_event_fields import AnnonceMadeEventFields  # noqa: PLC0415
        from ..models.timing import Timing  # noqa: PLC0415

        d = dict(src_dict)
        type_ = cast(Literal["annonce_made"], d.pop("type"))
        if type_ != "annonce_made":
            raise ValueError(f"type must match const 'annonce_made', got '{type_}'")

        player = d.pop("player")

        annonce = d.pop("annonce")

        fields = AnnonceMadeEventFields.from_dict(d.pop("fields"))

        window = d.pop("window")

        seq = d.pop("seq")

        at = d.pop("at")

        _timing = d.pop("timing", UNSET)
        timing: Timing | Unset
        if isinstance(_timing, Unset):
            timing = UNSET
        else:
            timing = Timing.from_dict(_timing)

        released = d.pop("released", UNSET)

        person = d.pop("person", UNSET)

        annonce_made_event = cls(
            type_=type_,
            player=player,
            annonce=annonce,
            fields=fields,
            window=window,
            seq=seq,
            at=at,
            timing=timing,
            released=released,
            person=person,
        )

        annonce_made_event.additional_properties = d
        return annonce_made_event

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

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.game import Game
    from ..models.seat import Seat


T = TypeVar("T", bound="RematchAnswer")


@_attrs_define
class RematchAnswer:
    """The game that is played next.

    Attributes:
        id (str): The game's id.
        seat (None | Seat): Yours, null for the organiser, and where its token has been replaced since.
        game (Game): A game as its viewer may see it.
    """

    id: str
    seat: None | Seat
    game: Game
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.seat import Seat  # noqa: PLC0415

        id = self.id

        seat: dict[str, Any] | None
        if isinstance(self.seat, Seat):
            seat = self.seat.to_dict()
        else:
            seat = self.seat

        game = self.game.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "seat": seat,
                "game": game,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.game import Game  # noqa: PLC0415
        from ..models.seat import Seat  # noqa: PLC0415

        d = dict(src_dict)
        id = d.pop("id")

        def _parse_seat(data: object) -> None | Seat:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                seat_type_1 = Seat.from_dict(data)

                return seat_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Seat, data)

        seat = _parse_seat(d.pop("seat"))

        game = Game.from_dict(d.pop("game"))

        rematch_answer = cls(
            id=id,
            seat=seat,
            game=game,
        )

        rematch_answer.additional_properties = d
        return rematch_answer

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

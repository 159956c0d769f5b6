from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.game import Game
    from ..models.sandbox_seat import SandboxSeat


T = TypeVar("T", bound="SandboxGame")


@_attrs_define
class SandboxGame:
    """A game that stands where it was wanted.

    Attributes:
        id (str): The game's id.
        situation (None | str): The id of the situation, null where it was described.
        seats (list[SandboxSeat]): All of them, in the order of play.
        game (Game): A game as its viewer may see it.
        now (int): What time it is in the game, in ms since the epoch.
    """

    id: str
    situation: None | str
    seats: list[SandboxSeat]
    game: Game
    now: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        situation: None | str
        situation = self.situation

        seats = []
        for seats_item_data in self.seats:
            seats_item = seats_item_data.to_dict()
            seats.append(seats_item)

        game = self.game.to_dict()

        now = self.now

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "situation": situation,
                "seats": seats,
                "game": game,
                "now": now,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.game import Game  # noqa: PLC0415
        from ..models.sandbox_seat import SandboxSeat  # noqa: PLC0415

        d = dict(src_dict)
        id = d.pop("id")

        def _parse_situation(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        situation = _parse_situation(d.pop("situation"))

        seats = []
        _seats = d.pop("seats")
        for seats_item_data in _seats:
            seats_item = SandboxSeat.from_dict(seats_item_data)

            seats.append(seats_item)

        game = Game.from_dict(d.pop("game"))

        now = d.pop("now")

        sandbox_game = cls(
            id=id,
            situation=situation,
            seats=seats,
            game=game,
            now=now,
        )

        sandbox_game.additional_properties = d
        return sandbox_game

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

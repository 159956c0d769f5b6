from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.tournament_table_decided_type_0 import (
    TournamentTableDecidedType0,
    check_tournament_table_decided_type_0,
)
from ..models.tournament_table_stage import TournamentTableStage, check_tournament_table_stage

if TYPE_CHECKING:
    from ..models.table_placing import TablePlacing


T = TypeVar("T", bound="TournamentTable")


@_attrs_define
class TournamentTable:
    """A table of a round.

    Attributes:
        id (str): `ROUND.TABLE`.
        game (None | str): The id of its game; null while it is being made.
        seats (list[str]): Entries in the order of play.
        stage (TournamentTableStage): What is played for.
        placings (list[TablePlacing] | None): Its result, null while it is played.
        decided (None | TournamentTableDecidedType0): By what: the game, the longest time of the round (`time`), or a
            game that was called off (`cancelled`); null while it is played.
        corrected (None | str): Why its result was corrected, null where it was not.
    """

    id: str
    game: None | str
    seats: list[str]
    stage: TournamentTableStage
    placings: list[TablePlacing] | None
    decided: None | TournamentTableDecidedType0
    corrected: None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        game: None | str
        game = self.game

        seats = self.seats

        stage: str = self.stage

        placings: list[dict[str, Any]] | None
        if isinstance(self.placings, list):
            placings = []
            for placings_type_0_item_data in self.placings:
                placings_type_0_item = placings_type_0_item_data.to_dict()
                placings.append(placings_type_0_item)

        else:
            placings = self.placings

        decided: None | str
        if isinstance(self.decided, str):
            decided = self.decided
        else:
            decided = self.decided

        corrected: None | str
        corrected = self.corrected

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "game": game,
                "seats": seats,
                "stage": stage,
                "placings": placings,
                "decided": decided,
                "corrected": corrected,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.table_placing import TablePlacing  # noqa: PLC0415

        d = dict(src_dict)
        id = d.pop("id")

        def _parse_game(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        game = _parse_game(d.pop("game"))

        seats = cast(list[str], d.pop("seats"))

        stage = check_tournament_table_stage(d.pop("stage"))

        def _parse_placings(data: object) -> list[TablePlacing] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                placings_type_0 = []
                _placings_type_0 = data
                for placings_type_0_item_data in _placings_type_0:
                    placings_type_0_item = TablePlacing.from_dict(placings_type_0_item_data)

                    placings_type_0.append(placings_type_0_item)

                return placings_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[TablePlacing] | None, data)

        placings = _parse_placings(d.pop("placings"))

        def _parse_decided(data: object) -> None | TournamentTableDecidedType0:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                decided_type_0 = check_tournament_table_decided_type_0(data)

                return decided_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | TournamentTableDecidedType0, data)

        decided = _parse_decided(d.pop("decided"))

        def _parse_corrected(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        corrected = _parse_corrected(d.pop("corrected"))

        tournament_table = cls(
            id=id,
            game=game,
            seats=seats,
            stage=stage,
            placings=placings,
            decided=decided,
            corrected=corrected,
        )

        tournament_table.additional_properties = d
        return tournament_table

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

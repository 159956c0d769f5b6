from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.earned_points_rule import EarnedPointsRule, check_earned_points_rule

T = TypeVar("T", bound="EarnedPoints")


@_attrs_define
class EarnedPoints:
    """What one round gave to an entry; what is told of a game is null for a bye.

    Attributes:
        round_ (int): Its number.
        points (float): What it gave.
        rule (EarnedPointsRule): By which they are counted.
        table (None | str): `ROUND.TABLE`.
        game (None | str): Its id.
        place (int | None): 1 is the best.
        tied (int | None): How many share the place.
        players (int | None): How many were at the table.
        score (int | None): At the end of the game.
        corrected (None | str): Why another result counts, null where none does.
    """

    round_: int
    points: float
    rule: EarnedPointsRule
    table: None | str
    game: None | str
    place: int | None
    tied: int | None
    players: int | None
    score: int | None
    corrected: None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        round_ = self.round_

        points = self.points

        rule: str = self.rule

        table: None | str
        table = self.table

        game: None | str
        game = self.game

        place: int | None
        place = self.place

        tied: int | None
        tied = self.tied

        players: int | None
        players = self.players

        score: int | None
        score = self.score

        corrected: None | str
        corrected = self.corrected

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "round": round_,
                "points": points,
                "rule": rule,
                "table": table,
                "game": game,
                "place": place,
                "tied": tied,
                "players": players,
                "score": score,
                "corrected": corrected,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        round_ = d.pop("round")

        points = d.pop("points")

        rule = check_earned_points_rule(d.pop("rule"))

        def _parse_table(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        table = _parse_table(d.pop("table"))

        def _parse_game(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        game = _parse_game(d.pop("game"))

        def _parse_place(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        place = _parse_place(d.pop("place"))

        def _parse_tied(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        tied = _parse_tied(d.pop("tied"))

        def _parse_players(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        players = _parse_players(d.pop("players"))

        def _parse_score(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        score = _parse_score(d.pop("score"))

        def _parse_corrected(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        corrected = _parse_corrected(d.pop("corrected"))

        earned_points = cls(
            round_=round_,
            points=points,
            rule=rule,
            table=table,
            game=game,
            place=place,
            tied=tied,
            players=players,
            score=score,
            corrected=corrected,
        )

        earned_points.additional_properties = d
        return earned_points

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

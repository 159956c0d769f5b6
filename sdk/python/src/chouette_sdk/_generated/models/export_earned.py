from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.export_earned_rule import ExportEarnedRule, check_export_earned_rule

T = TypeVar("T", bound="ExportEarned")


@_attrs_define
class ExportEarned:
    """What one round gave to an entry.

    Attributes:
        round_ (int): Its number.
        points (int): In thousandths.
        rule (ExportEarnedRule): By which they are counted.
        table (str): `ROUND.TABLE`.
        game (str): Its id; empty for a bye, like `table`.
        place (int): 1 is the best, 0 for a bye.
        tied (int): How many share the place.
        players (int): How many were at the table, 0 for a bye.
        score (int): At the end of the game.
        corrected (str): Why another result counts, empty where none does.
    """

    round_: int
    points: int
    rule: ExportEarnedRule
    table: str
    game: str
    place: int
    tied: int
    players: int
    score: int
    corrected: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        round_ = self.round_

        points = self.points

        rule: str = self.rule

        table = self.table

        game = self.game

        place = self.place

        tied = self.tied

        players = self.players

        score = self.score

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

        rule = check_export_earned_rule(d.pop("rule"))

        table = d.pop("table")

        game = d.pop("game")

        place = d.pop("place")

        tied = d.pop("tied")

        players = d.pop("players")

        score = d.pop("score")

        corrected = d.pop("corrected")

        export_earned = cls(
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

        export_earned.additional_properties = d
        return export_earned

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

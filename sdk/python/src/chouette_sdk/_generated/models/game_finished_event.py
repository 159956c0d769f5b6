from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.game_finished_event_reason import GameFinishedEventReason, check_game_finished_event_reason
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.game_finished_event_scores import GameFinishedEventScores
    from ..models.standing import Standing


T = TypeVar("T", bound="GameFinishedEvent")


@_attrs_define
class GameFinishedEvent:
    """The game is over.

    Attributes:
        type_ (Literal['game_finished']):
        winner (None | str): The id of the player, or the name of the team, that won; null without a winner.
        reason (GameFinishedEventReason): `target`, `last_one` or the id of the rule that decided it; without a winner
            `stopped` (the players agreed), `abandoned` (all people have left for good, or none was there for too long),
            `expired` (it was not started in time) or `cancelled` (the organiser called it off).
        scores (GameFinishedEventScores): Points by player.
        seed (None | str): The secret that the draws came from (hex), with which everybody can check each; null if
            everything was given, as in a test.
        seq (int): The place in the game's order: 1, 2, 3 … without gaps.
        at (int): When it counts in the game, in ms since the epoch.
        result (list[Standing] | Unset): How it ended for each player, by rank; empty where it never started; left out
            by games that are older than this field.
    """

    type_: Literal["game_finished"]
    winner: None | str
    reason: GameFinishedEventReason
    scores: GameFinishedEventScores
    seed: None | str
    seq: int
    at: int
    result: list[Standing] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        winner: None | str
        winner = self.winner

        reason: str = self.reason

        scores = self.scores.to_dict()

        seed: None | str
        seed = self.seed

        seq = self.seq

        at = self.at

        result: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.result, Unset):
            result = []
            for result_item_data in self.result:
                result_item = result_item_data.to_dict()
                result.append(result_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "winner": winner,
                "reason": reason,
                "scores": scores,
                "seed": seed,
                "seq": seq,
                "at": at,
            }
        )
        if result is not UNSET:
            field_dict["result"] = result

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.game_finished_event_scores import GameFinishedEventScores  # noqa: PLC0415
        from ..models.standing import Standing  # noqa: PLC0415

        d = dict(src_dict)
        type_ = cast(Literal["game_finished"], d.pop("type"))
        if type_ != "game_finished":
            raise ValueError(f"type must match const 'game_finished', got '{type_}'")

        def _parse_winner(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        winner = _parse_winner(d.pop("winner"))

        reason = check_game_finished_event_reason(d.pop("reason"))

        scores = GameFinishedEventScores.from_dict(d.pop("scores"))

        def _parse_seed(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        seed = _parse_seed(d.pop("seed"))

        seq = d.pop("seq")

        at = d.pop("at")

        _result = d.pop("result", UNSET)
        result: list[Standing] | Unset = UNSET
        if _result is not UNSET:
            result = []
            for result_item_data in _result:
                result_item = Standing.from_dict(result_item_data)

                result.append(result_item)

        game_finished_event = cls(
            type_=type_,
            winner=winner,
            reason=reason,
            scores=scores,
            seed=seed,
            seq=seq,
            at=at,
            result=result,
        )

        game_finished_event.additional_properties = d
        return game_finished_event

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

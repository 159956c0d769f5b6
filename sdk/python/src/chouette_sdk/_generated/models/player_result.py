from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.player_result_reason import PlayerResultReason, check_player_result_reason

T = TypeVar("T", bound="PlayerResult")


@_attrs_define
class PlayerResult:
    """How a game ended for a player.

    Attributes:
        game (str): Its id.
        ruleset (str): The id of the rulebook.
        ended_at (int): In ms since the epoch.
        place (int | None): 1 is the best, those who share it have the same; null where there are no places.
        players (int): How many had seats.
        score (int | None): The player's, null where there is none.
        reason (PlayerResultReason): Why the player has this place (`won`, `lost`, `left` …), or why the game ended
            where there are no places.
        tournament (None | str): The id of the one that it belongs to, null without.
        pool (None | str): Of ratings, in which it counts for the player.
        rating_before (int | None): The rating there, as it is shown; null where the game was not rated.
        rating_after (int | None): The rating there, as it is shown; null where the game was not rated.
    """

    game: str
    ruleset: str
    ended_at: int
    place: int | None
    players: int
    score: int | None
    reason: PlayerResultReason
    tournament: None | str
    pool: None | str
    rating_before: int | None
    rating_after: int | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        game = self.game

        ruleset = self.ruleset

        ended_at = self.ended_at

        place: int | None
        place = self.place

        players = self.players

        score: int | None
        score = self.score

        reason: str = self.reason

        tournament: None | str
        tournament = self.tournament

        pool: None | str
        pool = self.pool

        rating_before: int | None
        rating_before = self.rating_before

        rating_after: int | None
        rating_after = self.rating_after

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "game": game,
                "ruleset": ruleset,
                "ended_at": ended_at,
                "place": place,
                "players": players,
                "score": score,
                "reason": reason,
                "tournament": tournament,
                "pool": pool,
                "rating_before": rating_before,
                "rating_after": rating_after,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        game = d.pop("game")

        ruleset = d.pop("ruleset")

        ended_at = d.pop("ended_at")

        def _parse_place(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        place = _parse_place(d.pop("place"))

        players = d.pop("players")

        def _parse_score(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        score = _parse_score(d.pop("score"))

        reason = check_player_result_reason(d.pop("reason"))

        def _parse_tournament(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        tournament = _parse_tournament(d.pop("tournament"))

        def _parse_pool(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        pool = _parse_pool(d.pop("pool"))

        def _parse_rating_before(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        rating_before = _parse_rating_before(d.pop("rating_before"))

        def _parse_rating_after(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        rating_after = _parse_rating_after(d.pop("rating_after"))

        player_result = cls(
            game=game,
            ruleset=ruleset,
            ended_at=ended_at,
            place=place,
            players=players,
            score=score,
            reason=reason,
            tournament=tournament,
            pool=pool,
            rating_before=rating_before,
            rating_after=rating_after,
        )

        player_result.additional_properties = d
        return player_result

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

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="GameOverEvent")


@_attrs_define
class GameOverEvent:
    """A game of the player is over.

    Attributes:
        type_ (Literal['game_over']):
        game (str): Its id.
        place (int | None): 1 is the best, null where there are no places.
        players (int): How many had seats.
        score (int | None): The player's, null where there is none.
        tournament (None | str): The id of the one that the game belongs to, null without.
        pool (None | str): The id of the pool of ratings in which it counts for the player.
        rating_before (int | None): The rating there, as it is shown; null where the game was not rated, and not there
            in events of releases without ratings.
        rating_after (int | None): The rating there, as it is shown; null where the game was not rated, and not there in
            events of releases without ratings.
        seq (int): Its place in the order, from 1 on without gaps.
        at (int): When it happened, in ms since the epoch.
    """

    type_: Literal["game_over"]
    game: str
    place: int | None
    players: int
    score: int | None
    tournament: None | str
    pool: None | str
    rating_before: int | None
    rating_after: int | None
    seq: int
    at: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        game = self.game

        place: int | None
        place = self.place

        players = self.players

        score: int | None
        score = self.score

        tournament: None | str
        tournament = self.tournament

        pool: None | str
        pool = self.pool

        rating_before: int | None
        rating_before = self.rating_before

        rating_after: int | None
        rating_after = self.rating_after

        seq = self.seq

        at = self.at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "game": game,
                "place": place,
                "players": players,
                "score": score,
                "tournament": tournament,
                "pool": pool,
                "rating_before": rating_before,
                "rating_after": rating_after,
                "seq": seq,
                "at": at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["game_over"], d.pop("type"))
        if type_ != "game_over":
            raise ValueError(f"type must match const 'game_over', got '{type_}'")

        game = d.pop("game")

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

        seq = d.pop("seq")

        at = d.pop("at")

        game_over_event = cls(
            type_=type_,
            game=game,
            place=place,
            players=players,
            score=score,
            tournament=tournament,
            pool=pool,
            rating_before=rating_before,
            rating_after=rating_after,
            seq=seq,
            at=at,
        )

        game_over_event.additional_properties = d
        return game_over_event

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

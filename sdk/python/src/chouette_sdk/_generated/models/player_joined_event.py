from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.player_joined_event_bot_type_0 import (
    PlayerJoinedEventBotType0,
    check_player_joined_event_bot_type_0,
)

T = TypeVar("T", bound="PlayerJoinedEvent")


@_attrs_define
class PlayerJoinedEvent:
    """A seat was taken.

    Attributes:
        type_ (Literal['player_joined']):
        player (str): The player's id at this table.
        name (str):
        entropy (str): What the player contributed to the draws; may be empty.
        display_name (str): The name, numbered where another player at the table has the same.
        score (int): The score that the player begins with.
        bot (None | PlayerJoinedEventBotType0): The level of a bot, null for a human.
        seq (int): The place in the game's order: 1, 2, 3 … without gaps.
        at (int): When it counts in the game, in ms since the epoch.
    """

    type_: Literal["player_joined"]
    player: str
    name: str
    entropy: str
    display_name: str
    score: int
    bot: None | PlayerJoinedEventBotType0
    seq: int
    at: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        player = self.player

        name = self.name

        entropy = self.entropy

        display_name = self.display_name

        score = self.score

        bot: None | str
        if isinstance(self.bot, str):
            bot = self.bot
        else:
            bot = self.bot

        seq = self.seq

        at = self.at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "player": player,
                "name": name,
                "entropy": entropy,
                "display_name": display_name,
                "score": score,
                "bot": bot,
                "seq": seq,
                "at": at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["player_joined"], d.pop("type"))
        if type_ != "player_joined":
            raise ValueError(f"type must match const 'player_joined', got '{type_}'")

        player = d.pop("player")

        name = d.pop("name")

        entropy = d.pop("entropy")

        display_name = d.pop("display_name")

        score = d.pop("score")

        def _parse_bot(data: object) -> None | PlayerJoinedEventBotType0:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                bot_type_0 = check_player_joined_event_bot_type_0(data)

                return bot_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | PlayerJoinedEventBotType0, data)

        bot = _parse_bot(d.pop("bot"))

        seq = d.pop("seq")

        at = d.pop("at")

        player_joined_event = cls(
            type_=type_,
            player=player,
            name=name,
            entropy=entropy,
            display_name=display_name,
            score=score,
            bot=bot,
            seq=seq,
            at=at,
        )

        player_joined_event.additional_properties = d
        return player_joined_event

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

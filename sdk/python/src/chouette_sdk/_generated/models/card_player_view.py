from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.card_player_view_bot_type_0 import CardPlayerViewBotType0, check_card_player_view_bot_type_0
from ..models.card_player_view_out_type_0 import CardPlayerViewOutType0, check_card_player_view_out_type_0
from ..models.card_player_view_presence import CardPlayerViewPresence, check_card_player_view_presence
from ..models.card_player_view_role_type_0 import CardPlayerViewRoleType0, check_card_player_view_role_type_0

T = TypeVar("T", bound="CardPlayerView")


@_attrs_define
class CardPlayerView:
    """A player at the table.

    Attributes:
        id (str):
        name (str):
        display_name (str): The name, numbered where another player at the table has the same: show this one.
        seat (int): The place in the order of the table, from 0.
        score (int): In points.
        cards (int): How many cards the player holds.
        role (CardPlayerViewRoleType0 | None): What the player is since the last manche, null in the first one.
        place (int | None): The player's place in the manche under way or, between two, in the last one; null while they
            play for it.
        manches_won (int): How many manches the player has won.
        in_game (bool): False once the player is out of the game.
        out (CardPlayerViewOutType0 | None): Why the player is out of the game, null in the game.
        presence (CardPlayerViewPresence): `seated`; `away`: silent, so that the game acts at once for the player;
            `standing`: stood up for a while; `gone`: left for good.
        connected (bool): False while the player's connection is known to be gone.
        stands_at (int | None): When the player will count as having stood up, in ms since the epoch; null if nothing is
            amiss.
        forfeits_at (int | None): When a player who is absent will be out for it, in ms since the epoch; null while
            nothing of the kind is in sight.
        bot (CardPlayerViewBotType0 | None): The level of a bot, null for a human.
    """

    id: str
    name: str
    display_name: str
    seat: int
    score: int
    cards: int
    role: CardPlayerViewRoleType0 | None
    place: int | None
    manches_won: int
    in_game: bool
    out: CardPlayerViewOutType0 | None
    presence: CardPlayerViewPresence
    connected: bool
    stands_at: int | None
    forfeits_at: int | None
    bot: CardPlayerViewBotType0 | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        name = self.name

        display_name = self.display_name

        seat = self.seat

        score = self.score

        cards = self.cards

        role: None | str
        if isinstance(self.role, str):
            role = self.role
        else:
            role = self.role

        place: int | None
        place = self.place

        manches_won = self.manches_won

        in_game = self.in_game

        out: None | str
        if isinstance(self.out, str):
            out = self.out
        else:
            out = self.out

        presence: str = self.presence

        connected = self.connected

        stands_at: int | None
        stands_at = self.stands_at

        forfeits_at: int | None
        forfeits_at = self.forfeits_at

        bot: None | str
        if isinstance(self.bot, str):
            bot = self.bot
        else:
            bot = self.bot

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "name": name,
                "display_name": display_name,
                "seat": seat,
                "score": score,
                "cards": cards,
                "role": role,
                "place": place,
                "manches_won": manches_won,
                "in_game": in_game,
                "out": out,
                "presence": presence,
                "connected": connected,
                "stands_at": stands_at,
                "forfeits_at": forfeits_at,
                "bot": bot,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        name = d.pop("name")

        display_name = d.pop("display_name")

        seat = d.pop("seat")

        score = d.pop("score")

        cards = d.pop("cards")

        def _parse_role(data: object) -> CardPlayerViewRoleType0 | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                role_type_0 = check_card_player_view_role_type_0(data)

                return role_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(CardPlayerViewRoleType0 | None, data)

        role = _parse_role(d.pop("role"))

        def _parse_place(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        place = _parse_place(d.pop("place"))

        manches_won = d.pop("manches_won")

        in_game = d.pop("in_game")

        def _parse_out(data: object) -> CardPlayerViewOutType0 | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                out_type_0 = check_card_player_view_out_type_0(data)

                return out_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(CardPlayerViewOutType0 | None, data)

        out = _parse_out(d.pop("out"))

        presence = check_card_player_view_presence(d.pop("presence"))

        connected = d.pop("connected")

        def _parse_stands_at(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        stands_at = _parse_stands_at(d.pop("stands_at"))

        def _parse_forfeits_at(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        forfeits_at = _parse_forfeits_at(d.pop("forfeits_at"))

        def _parse_bot(data: object) -> CardPlayerViewBotType0 | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                bot_type_0 = check_card_player_view_bot_type_0(data)

                return bot_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(CardPlayerViewBotType0 | None, data)

        bot = _parse_bot(d.pop("bot"))

        card_player_view = cls(
            id=id,
            name=name,
            display_name=display_name,
            seat=seat,
            score=score,
            cards=cards,
            role=role,
            place=place,
            manches_won=manches_won,
            in_game=in_game,
            out=out,
            presence=presence,
            connected=connected,
            stands_at=stands_at,
            forfeits_at=forfeits_at,
            bot=bot,
        )

        card_player_view.additional_properties = d
        return card_player_view

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

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.player_view_bot_type_0 import PlayerViewBotType0, check_player_view_bot_type_0
from ..models.player_view_jarret import PlayerViewJarret, check_player_view_jarret
from ..models.player_view_out_type_0 import PlayerViewOutType0, check_player_view_out_type_0
from ..models.player_view_presence import PlayerViewPresence, check_player_view_presence
from ..models.player_view_role_type_0 import PlayerViewRoleType0, check_player_view_role_type_0
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.player_view_holdings import PlayerViewHoldings


T = TypeVar("T", bound="PlayerView")


@_attrs_define
class PlayerView:
    """A seat as everybody sees it.

    Attributes:
        id (str):
        name (str):
        display_name (str): The name, numbered where another player at the table has the same: show this one.
        seat (int): The place in the order of play, from 0.
        score (int): In points.
        in_game (bool): False once the player is out of the game.
        out (None | PlayerViewOutType0): Why the player is out of the game, null in the game.
        presence (PlayerViewPresence): `seated`; `away`: silent, so that the table throws; `standing`: stood up for a
            while; `gone`: left for good.
        connected (bool): False while the player's connection is known to be gone.
        stands_at (int | None): When the player will count as having stood up, in ms since the epoch; null if nothing is
            amiss.
        forfeits_at (int | None): When a player who is absent will be out for it, in ms since the epoch; null while
            nothing of the kind is near.
        bot (None | PlayerViewBotType0): The level of a bot, null for a human.
        team (None | str | Unset): The name of the player's team, null where everybody plays alone.
        holdings (PlayerViewHoldings | Unset): What the player holds: ids, each with how many or with what is left of
            it.
        bevues (int | Unset): How many wrong acts so far.
        flanned (int | Unset): The weight of the Flans that wait for the player's next chouettes, or are in force on the
            player's throw.
        jarret (PlayerViewJarret | Unset): How one is used on the player's throw, coming or under way; empty: not at
            all.
        lag_ms (int | Unset): The player's round trip in ms, where lag is compensated and it was measured.
        cards (int | Unset): How many cards the player holds.
        role (None | PlayerViewRoleType0 | Unset): What the player is since the last manche, null in the first one.
        place (int | None | Unset): 1 is the best.
        manches_won (int | Unset): How many manches the player has won.
        sixths (int | Unset): To be added to the score, 0 to 5.
        value (int | None | Unset): By which the order of play goes, null without values.
        down (bool | Unset): Whether the player lies down, and does not exist for the game.
    """

    id: str
    name: str
    display_name: str
    seat: int
    score: int
    in_game: bool
    out: None | PlayerViewOutType0
    presence: PlayerViewPresence
    connected: bool
    stands_at: int | None
    forfeits_at: int | None
    bot: None | PlayerViewBotType0
    team: None | str | Unset = UNSET
    holdings: PlayerViewHoldings | Unset = UNSET
    bevues: int | Unset = UNSET
    flanned: int | Unset = UNSET
    jarret: PlayerViewJarret | Unset = UNSET
    lag_ms: int | Unset = UNSET
    cards: int | Unset = UNSET
    role: None | PlayerViewRoleType0 | Unset = UNSET
    place: int | None | Unset = UNSET
    manches_won: int | Unset = UNSET
    sixths: int | Unset = UNSET
    value: int | None | Unset = UNSET
    down: bool | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        name = self.name

        display_name = self.display_name

        seat = self.seat

        score = self.score

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

        team: None | str | Unset
        if isinstance(self.team, Unset):
            team = UNSET
        else:
            team = self.team

        holdings: dict[str, Any] | Unset = UNSET
        if not isinstance(self.holdings, Unset):
            holdings = self.holdings.to_dict()

        bevues = self.bevues

        flanned = self.flanned

        jarret: str | Unset = UNSET
        if not isinstance(self.jarret, Unset):
            jarret = self.jarret

        lag_ms = self.lag_ms

        cards = self.cards

        role: None | str | Unset
        if isinstance(self.role, Unset):
            role = UNSET
        elif isinstance(self.role, str):
            role = self.role
        else:
            role = self.role

        place: int | None | Unset
        if isinstance(self.place, Unset):
            place = UNSET
        else:
            place = self.place

        manches_won = self.manches_won

        sixths = self.sixths

        value: int | None | Unset
        if isinstance(self.value, Unset):
            value = UNSET
        else:
            value = self.value

        down = self.down

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "name": name,
                "display_name": display_name,
                "seat": seat,
                "score": score,
                "in_game": in_game,
                "out": out,
                "presence": presence,
                "connected": connected,
                "stands_at": stands_at,
                "forfeits_at": forfeits_at,
                "bot": bot,
            }
        )
        if team is not UNSET:
            field_dict["team"] = team
        if holdings is not UNSET:
            field_dict["holdings"] = holdings
        if bevues is not UNSET:
            field_dict["bevues"] = bevues
        if flanned is not UNSET:
            field_dict["flanned"] = flanned
        if jarret is not UNSET:
            field_dict["jarret"] = jarret
        if lag_ms is not UNSET:
            field_dict["lag_ms"] = lag_ms
        if cards is not UNSET:
            field_dict["cards"] = cards
        if role is not UNSET:
            field_dict["role"] = role
        if place is not UNSET:
            field_dict["place"] = place
        if manches_won is not UNSET:
            field_dict["manches_won"] = manches_won
        if sixths is not UNSET:
            field_dict["sixths"] = sixths
        if value is not UNSET:
            field_dict["value"] = value
        if down is not UNSET:
            field_dict["down"] = down

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.player_view_holdings import PlayerViewHoldings  # noqa: PLC0415

        d = dict(src_dict)
        id = d.pop("id")

        name = d.pop("name")

        display_name = d.pop("display_name")

        seat = d.pop("seat")

        score = d.pop("score")

        in_game = d.pop("in_game")

        def _parse_out(data: object) -> None | PlayerViewOutType0:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                out_type_0 = check_player_view_out_type_0(data)

                return out_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | PlayerViewOutType0, data)

        out = _parse_out(d.pop("out"))

        presence = check_player_view_presence(d.pop("presence"))

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

        def _parse_bot(data: object) -> None | PlayerViewBotType0:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                bot_type_0 = check_player_view_bot_type_0(data)

                return bot_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | PlayerViewBotType0, data)

        bot = _parse_bot(d.pop("bot"))

        def _parse_team(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        team = _parse_team(d.pop("team", UNSET))

        _holdings = d.pop("holdings", UNSET)
        holdings: PlayerViewHoldings | Unset
        if isinstance(_holdings, Unset):
            holdings = UNSET
        else:
            holdings = PlayerViewHoldings.from_dict(_holdings)

        bevues = d.pop("bevues", UNSET)

        flanned = d.pop("flanned", UNSET)

        _jarret = d.pop("jarret", UNSET)
        jarret: PlayerViewJarret | Unset
        if isinstance(_jarret, Unset):
            jarret = UNSET
        else:
            jarret = check_player_view_jarret(_jarret)

        lag_ms = d.pop("lag_ms", UNSET)

        cards = d.pop("cards", UNSET)

        def _parse_role(data: object) -> None | PlayerViewRoleType0 | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                role_type_0 = check_player_view_role_type_0(data)

                return role_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | PlayerViewRoleType0 | Unset, data)

        role = _parse_role(d.pop("role", UNSET))

        def _parse_place(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        place = _parse_place(d.pop("place", UNSET))

        manches_won = d.pop("manches_won", UNSET)

        sixths = d.pop("sixths", UNSET)

        def _parse_value(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        value = _parse_value(d.pop("value", UNSET))

        down = d.pop("down", UNSET)

        player_view = cls(
            id=id,
            name=name,
            display_name=display_name,
            seat=seat,
            score=score,
            in_game=in_game,
            out=out,
            presence=presence,
            connected=connected,
            stands_at=stands_at,
            forfeits_at=forfeits_at,
            bot=bot,
            team=team,
            holdings=holdings,
            bevues=bevues,
            flanned=flanned,
            jarret=jarret,
            lag_ms=lag_ms,
            cards=cards,
            role=role,
            place=place,
            manches_won=manches_won,
            sixths=sixths,
            value=value,
            down=down,
        )

        player_view.additional_properties = d
        return player_view

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

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.player_view_holdings import PlayerViewHoldings


T = TypeVar("T", bound="PlayerView")


@_attrs_define
class PlayerView:
    """A seat as everybody sees it. presence: `seated`, `away`, `standing` or `gone`.

        connected: false while his connection is known to be gone; stands_at: when he will count as having stood up
    (ms).
        out: why the player is out of the game (`bound`, `cul_de_chouette_double`, `left` or `absent`), null in the
    game.
        forfeits_at: when a player who is absent will be out for it (ms), null while there is nothing like it.
        flanned: the weight of the Flans that wait for his next chouettes, or are in force on his throw.
        jarret: how he uses one on his throw, coming or under way: `mi`, `bi`, `sifflet`, or empty.
        bot: at which level a bot plays, null for a human.
        lag_ms: his round trip, where lag is compensated and it was measured.

        Attributes:
            id (str):
            name (str):
            seat (int):
            team (None | str):
            score (int):
            holdings (PlayerViewHoldings):
            in_game (bool):
            out (None | str):
            presence (str):
            connected (bool):
            stands_at (int | None):
            forfeits_at (int | None):
            bevues (int):
            flanned (int):
            jarret (str):
            bot (None | str):
            lag_ms (int | Unset):
    """

    id: str
    name: str
    seat: int
    team: None | str
    score: int
    holdings: PlayerViewHoldings
    in_game: bool
    out: None | str
    presence: str
    connected: bool
    stands_at: int | None
    forfeits_at: int | None
    bevues: int
    flanned: int
    jarret: str
    bot: None | str
    lag_ms: int | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        name = self.name

        seat = self.seat

        team: None | str
        team = self.team

        score = self.score

        holdings = self.holdings.to_dict()

        in_game = self.in_game

        out: None | str
        out = self.out

        presence = self.presence

        connected = self.connected

        stands_at: int | None
        stands_at = self.stands_at

        forfeits_at: int | None
        forfeits_at = self.forfeits_at

        bevues = self.bevues

        flanned = self.flanned

        jarret = self.jarret

        bot: None | str
        bot = self.bot

        lag_ms = self.lag_ms

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "name": name,
                "seat": seat,
                "team": team,
                "score": score,
                "holdings": holdings,
                "in_game": in_game,
                "out": out,
                "presence": presence,
                "connected": connected,
                "stands_at": stands_at,
                "forfeits_at": forfeits_at,
                "bevues": bevues,
                "flanned": flanned,
                "jarret": jarret,
                "bot": bot,
            }
        )
        if lag_ms is not UNSET:
            field_dict["lag_ms"] = lag_ms

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.player_view_holdings import PlayerViewHoldings  # noqa: PLC0415

        d = dict(src_dict)
        id = d.pop("id")

        name = d.pop("name")

        seat = d.pop("seat")

        def _parse_team(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        team = _parse_team(d.pop("team"))

        score = d.pop("score")

        holdings = PlayerViewHoldings.from_dict(d.pop("holdings"))

        in_game = d.pop("in_game")

        def _parse_out(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        out = _parse_out(d.pop("out"))

        presence = d.pop("presence")

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

        bevues = d.pop("bevues")

        flanned = d.pop("flanned")

        jarret = d.pop("jarret")

        def _parse_bot(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        bot = _parse_bot(d.pop("bot"))

        lag_ms = d.pop("lag_ms", UNSET)

        player_view = cls(
            id=id,
            name=name,
            seat=seat,
            team=team,
            score=score,
            holdings=holdings,
            in_game=in_game,
            out=out,
            presence=presence,
            connected=connected,
            stands_at=stands_at,
            forfeits_at=forfeits_at,
            bevues=bevues,
            flanned=flanned,
            jarret=jarret,
            bot=bot,
            lag_ms=lag_ms,
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

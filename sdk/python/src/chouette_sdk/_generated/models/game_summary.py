from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.game_summary_end_type_0 import GameSummaryEndType0, check_game_summary_end_type_0
from ..models.game_summary_seats import GameSummarySeats, check_game_summary_seats
from ..models.game_summary_status import GameSummaryStatus, check_game_summary_status

T = TypeVar("T", bound="GameSummary")


@_attrs_define
class GameSummary:
    """A public game, as the lobby lists it.

    Attributes:
        id (str):
        name (str):
        ruleset (str): The id of the rulebook.
        status (GameSummaryStatus): `lobby`: seats may be taken; `playing`; `finished`.
        players (list[str]): As they are shown (`display_name`).
        max_players (int): How many seats the table has.
        created_at (int): In ms since the epoch.
        end (GameSummaryEndType0 | None): Why it is over, as in `game_finished`; null before.
        seats (GameSummarySeats): Who may sit: `open`: anybody; `invited`: guests of the host.
        started_at (int | None): In ms since the epoch; null before.
        ended_at (int | None): In ms since the epoch; null before.
        bots (int): How many of the players are bots.
        sandbox (bool): Whether it was made to stand where it began, for the tests of a client.
    """

    id: str
    name: str
    ruleset: str
    status: GameSummaryStatus
    players: list[str]
    max_players: int
    created_at: int
    end: GameSummaryEndType0 | None
    seats: GameSummarySeats
    started_at: int | None
    ended_at: int | None
    bots: int
    sandbox: bool
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        name = self.name

        ruleset = self.ruleset

        status: str = self.status

        players = self.players

        max_players = self.max_players

        created_at = self.created_at

        end: None | str
        if isinstance(self.end, str):
            end = self.end
        else:
            end = self.end

        seats: str = self.seats

        started_at: int | None
        started_at = self.started_at

        ended_at: int | None
        ended_at = self.ended_at

        bots = self.bots

        sandbox = self.sandbox

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "name": name,
                "ruleset": ruleset,
                "status": status,
                "players": players,
                "max_players": max_players,
                "created_at": created_at,
                "end": end,
                "seats": seats,
                "started_at": started_at,
                "ended_at": ended_at,
                "bots": bots,
                "sandbox": sandbox,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        name = d.pop("name")

        ruleset = d.pop("ruleset")

        status = check_game_summary_status(d.pop("status"))

        players = cast(list[str], d.pop("players"))

        max_players = d.pop("max_players")

        created_at = d.pop("created_at")

        def _parse_end(data: object) -> GameSummaryEndType0 | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                end_type_0 = check_game_summary_end_type_0(data)

                return end_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GameSummaryEndType0 | None, data)

        end = _parse_end(d.pop("end"))

        seats = check_game_summary_seats(d.pop("seats"))

        def _parse_started_at(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        started_at = _parse_started_at(d.pop("started_at"))

        def _parse_ended_at(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        ended_at = _parse_ended_at(d.pop("ended_at"))

        bots = d.pop("bots")

        sandbox = d.pop("sandbox")

        game_summary = cls(
            id=id,
            name=name,
            ruleset=ruleset,
            status=status,
            players=players,
            max_players=max_players,
            created_at=created_at,
            end=end,
            seats=seats,
            started_at=started_at,
            ended_at=ended_at,
            bots=bots,
            sandbox=sandbox,
        )

        game_summary.additional_properties = d
        return game_summary

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

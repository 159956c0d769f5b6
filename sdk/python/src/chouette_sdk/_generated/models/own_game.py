from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.own_game_end_type_0 import OwnGameEndType0, check_own_game_end_type_0
from ..models.own_game_seats import OwnGameSeats, check_own_game_seats
from ..models.own_game_status import OwnGameStatus, check_own_game_status
from ..models.own_game_visibility import OwnGameVisibility, check_own_game_visibility
from ..models.own_game_watching import OwnGameWatching, check_own_game_watching

if TYPE_CHECKING:
    from ..models.own_game_metadata import OwnGameMetadata


T = TypeVar("T", bound="OwnGame")


@_attrs_define
class OwnGame:
    """A game that your key has made, public or not.

    Attributes:
        id (str):
        name (str):
        ruleset (str): The id of the rulebook.
        status (OwnGameStatus): `lobby`: seats may be taken; `playing`; `finished`.
        players (list[str]): As they are shown (`display_name`).
        max_players (int): How many seats the table has.
        created_at (int): In ms since the epoch.
        end (None | OwnGameEndType0): Why it is over, as in `game_finished`; null before.
        seats (OwnGameSeats): Who may sit: `open`: anybody; `invited`: guests of the host.
        started_at (int | None): In ms since the epoch; null before.
        ended_at (int | None): In ms since the epoch; null before.
        bots (int): How many of the players are bots.
        sandbox (bool): Whether it was made to stand where it began, for the tests of a client.
        visibility (OwnGameVisibility): `public`: listed, and anybody may watch; `private`: for its seats only.
        watching (OwnGameWatching): Who may watch: `public`: anybody; `invited`: guests of the host; `nobody`: seats
            only.
        test_dice (bool): Whether its maker gave its dice; no result of such a game means anything.
        metadata (OwnGameMetadata): As you sent it.
        rematch_of (None | str): The id of the game whose rematch this is, null for any other.
    """

    id: str
    name: str
    ruleset: str
    status: OwnGameStatus
    players: list[str]
    max_players: int
    created_at: int
    end: None | OwnGameEndType0
    seats: OwnGameSeats
    started_at: int | None
    ended_at: int | None
    bots: int
    sandbox: bool
    visibility: OwnGameVisibility
    watching: OwnGameWatching
    test_dice: bool
    metadata: OwnGameMetadata
    rematch_of: None | str
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

        visibility: str = self.visibility

        watching: str = self.watching

        test_dice = self.test_dice

        metadata = self.metadata.to_dict()

        rematch_of: None | str
        rematch_of = self.rematch_of

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
                "visibility": visibility,
                "watching": watching,
                "test_dice": test_dice,
                "metadata": metadata,
                "rematch_of": rematch_of,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.own_game_metadata import OwnGameMetadata  # noqa: PLC0415

        d = dict(src_dict)
        id = d.pop("id")

        name = d.pop("name")

        ruleset = d.pop("ruleset")

        status = check_own_game_status(d.pop("status"))

        players = cast(list[str], d.pop("players"))

        max_players = d.pop("max_players")

        created_at = d.pop("created_at")

        def _parse_end(data: object) -> None | OwnGameEndType0:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                end_type_0 = check_own_game_end_type_0(data)

                return end_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | OwnGameEndType0, data)

        end = _parse_end(d.pop("end"))

        seats = check_own_game_seats(d.pop("seats"))

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

        visibility = check_own_game_visibility(d.pop("visibility"))

        watching = check_own_game_watching(d.pop("watching"))

        test_dice = d.pop("test_dice")

        metadata = OwnGameMetadata.from_dict(d.pop("metadata"))

        def _parse_rematch_of(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        rematch_of = _parse_rematch_of(d.pop("rematch_of"))

        own_game = cls(
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
            visibility=visibility,
            watching=watching,
            test_dice=test_dice,
            metadata=metadata,
            rematch_of=rematch_of,
        )

        own_game.additional_properties = d
        return own_game

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

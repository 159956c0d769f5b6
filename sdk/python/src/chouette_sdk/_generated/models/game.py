from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.game_end_type_0 import GameEndType0, check_game_end_type_0
from ..models.game_phase import GamePhase, check_game_phase
from ..models.game_seats import GameSeats, check_game_seats
from ..models.game_status import GameStatus, check_game_status
from ..models.game_visibility import GameVisibility, check_game_visibility
from ..models.game_watching import GameWatching, check_game_watching

if TYPE_CHECKING:
    from ..models.challenge_view import ChallengeView
    from ..models.game_external_ids import GameExternalIds
    from ..models.game_metadata_type_0 import GameMetadataType0
    from ..models.game_options import GameOptions
    from ..models.newcomer_view import NewcomerView
    from ..models.player_view import PlayerView
    from ..models.sips import Sips
    from ..models.standing import Standing
    from ..models.throw_view import ThrowView
    from ..models.window_view import WindowView


T = TypeVar("T", bound="Game")


@_attrs_define
class Game:
    """A game as its viewer may see it.

    Attributes:
        id (str):
        ruleset (str): The id of the rulebook.
        status (GameStatus): `lobby`: seats may be taken; `playing`; `finished`.
        seq (int): The last event that this follows from.
        created_at (int): In ms since the epoch.
        options (GameOptions): All options with their values.
        rules (list[str]): The ids of the rules in force.
        players (list[PlayerView]): The seats, in the order of play.
        newcomers (list[NewcomerView]): Players who came while the game was under way, and have no seat yet.
        sips (None | Sips): À l'Aquitaine; null in any other game.
        turn (None | str): The id of the player on turn, null at the end.
        to_throw (None | str): The id of the player who must throw next, not always the one on turn; null at the end.
        phase (GamePhase): `lull`: between two throws; `chouettes`: two dice lie; `combination`: all of them do; empty
            where none of this fits.
        laps (int): How many laps are over.
        throw (None | ThrowView): The last throw, null before the first one.
        windows (list[WindowView]): What the table may react to now.
        challenge (ChallengeView | None): The duel under way, null if there is none.
        winner (None | str): The id of the player, or the name of the team, that won; null without one.
        result (list[Standing]): How it ended for each player, by rank; empty until it is over, and where it never
            started.
        end (GameEndType0 | None): Why the game is over, as in `game_finished`; null before.
        clock_stopped (bool): True while everybody stands: then nothing runs out.
        commitment (None | str): SHA-256 (hex) of the seed of the dice, null with test dice only.
        seed (None | str): That seed (hex) once the game is over, null before.
        you (None | str): The viewer's player id, null without a seat.
        hidden_dice (list[int]): Dice that only this viewer sees.
        version (int): Goes up with every change; the ETag is made of it.
        name (str): What the table is called in the lobby.
        visibility (GameVisibility): `public`: listed, and anybody may watch; `private`: neither.
        test_dice (bool): Whether its maker gave its dice; no result of such a game means anything.
        metadata (GameMetadataType0 | None): What the organiser has noted about the game; null for everybody else.
        seats (GameSeats): Who may sit: `open`: anybody who knows the id; `invited`: guests of the host.
        watching (GameWatching): Who may watch: `public`: anybody; `invited`: guests of the host; `nobody`: seats only.
        external_ids (GameExternalIds): By player, whom the organiser knows by it: all for the organiser, a player's own
            for that player.
        started_at (int | None): In ms since the epoch; null before.
        ended_at (int | None): In ms since the epoch; null before.
        rematch (None | str): The id of the game that is the rematch of this one, null while there is none.
        rematch_of (None | str): The id of the game whose rematch this is, null for any other.
    """

    id: str
    ruleset: str
    status: GameStatus
    seq: int
    created_at: int
    options: GameOptions
    rules: list[str]
    players: list[PlayerView]
    newcomers: list[NewcomerView]
    sips: None | Sips
    turn: None | str
    to_throw: None | str
    phase: GamePhase
    laps: int
    throw: None | ThrowView
    windows: list[WindowView]
    challenge: ChallengeView | None
    winner: None | str
    result: list[Standing]
    end: GameEndType0 | None
    clock_stopped: bool
    commitment: None | str
    seed: None | str
    you: None | str
    hidden_dice: list[int]
    version: int
    name: str
    visibility: GameVisibility
    test_dice: bool
    metadata: GameMetadataType0 | None
    seats: GameSeats
    watching: GameWatching
    external_ids: GameExternalIds
    started_at: int | None
    ended_at: int | None
    rematch: None | str
    rematch_of: None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.challenge_view import ChallengeView  # noqa: PLC0415
        from ..models.game_metadata_type_0 import GameMetadataType0  # noqa: PLC0415
        from ..models.sips import Sips  # noqa: PLC0415
        from ..models.throw_view import ThrowView  # noqa: PLC0415

        id = self.id

        ruleset = self.ruleset

        status: str = self.status

        seq = self.seq

        created_at = self.created_at

        options = self.options.to_dict()

        rules = self.rules

        players = []
        for players_item_data in self.players:
            players_item = players_item_data.to_dict()
            players.append(players_item)

        newcomers = []
        for newcomers_item_data in self.newcomers:
            newcomers_item = newcomers_item_data.to_dict()
            newcomers.append(newcomers_item)

        sips: dict[str, Any] | None
        if isinstance(self.sips, Sips):
            sips = self.sips.to_dict()
        else:
            sips = self.sips

        turn: None | str
        turn = self.turn

        to_throw: None | str
        to_throw = self.to_throw

        phase: str = self.phase

        laps = self.laps

        throw: dict[str, Any] | None
        if isinstance(self.throw, ThrowView):
            throw = self.throw.to_dict()
        else:
            throw = self.throw

        windows = []
        for windows_item_data in self.windows:
            windows_item = windows_item_data.to_dict()
            windows.append(windows_item)

        challenge: dict[str, Any] | None
        if isinstance(self.challenge, ChallengeView):
            challenge = self.challenge.to_dict()
        else:
            challenge = self.challenge

        winner: None | str
        winner = self.winner

        result = []
        for result_item_data in self.result:
            result_item = result_item_data.to_dict()
            result.append(result_item)

        end: None | str
        if isinstance(self.end, str):
            end = self.end
        else:
            end = self.end

        clock_stopped = self.clock_stopped

        commitment: None | str
        commitment = self.commitment

        seed: None | str
        seed = self.seed

        you: None | str
        you = self.you

        hidden_dice = self.hidden_dice

        version = self.version

        name = self.name

        visibility: str = self.visibility

        test_dice = self.test_dice

        metadata: dict[str, Any] | None
        if isinstance(self.metadata, GameMetadataType0):
            metadata = self.metadata.to_dict()
        else:
            metadata = self.metadata

        seats: str = self.seats

        watching: str = self.watching

        external_ids = self.external_ids.to_dict()

        started_at: int | None
        started_at = self.started_at

        ended_at: int | None
        ended_at = self.ended_at

        rematch: None | str
        rematch = self.rematch

        rematch_of: None | str
        rematch_of = self.rematch_of

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "ruleset": ruleset,
                "status": status,
                "seq": seq,
                "created_at": created_at,
                "options": options,
                "rules": rules,
                "players": players,
                "newcomers": newcomers,
                "sips": sips,
                "turn": turn,
                "to_throw": to_throw,
                "phase": phase,
                "laps": laps,
                "throw": throw,
                "windows": windows,
                "challenge": challenge,
                "winner": winner,
                "result": result,
                "end": end,
                "clock_stopped": clock_stopped,
                "commitment": commitment,
                "seed": seed,
                "you": you,
                "hidden_dice": hidden_dice,
                "version": version,
                "name": name,
                "visibility": visibility,
                "test_dice": test_dice,
                "metadata": metadata,
                "seats": seats,
                "watching": watching,
                "external_ids": external_ids,
                "started_at": started_at,
                "ended_at": ended_at,
                "rematch": rematch,
                "rematch_of": rematch_of,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.challenge_view import ChallengeView  # noqa: PLC0415
        from ..models.game_external_ids import GameExternalIds  # noqa: PLC0415
        from ..models.game_metadata_type_0 import GameMetadataType0  # noqa: PLC0415
        from ..models.game_options import GameOptions  # noqa: PLC0415
        from ..models.newcomer_view import NewcomerView  # noqa: PLC0415
        from ..models.player_view import PlayerView  # noqa: PLC0415
        from ..models.sips import Sips  # noqa: PLC0415
        from ..models.standing import Standing  # noqa: PLC0415
        from ..models.throw_view import ThrowView  # noqa: PLC0415
        from ..models.window_view import WindowView  # noqa: PLC0415

        d = dict(src_dict)
        id = d.pop("id")

        ruleset = d.pop("ruleset")

        status = check_game_status(d.pop("status"))

        seq = d.pop("seq")

        created_at = d.pop("created_at")

        options = GameOptions.from_dict(d.pop("options"))

        rules = cast(list[str], d.pop("rules"))

        players = []
        _players = d.pop("players")
        for players_item_data in _players:
            players_item = PlayerView.from_dict(players_item_data)

            players.append(players_item)

        newcomers = []
        _newcomers = d.pop("newcomers")
        for newcomers_item_data in _newcomers:
            newcomers_item = NewcomerView.from_dict(newcomers_item_data)

            newcomers.append(newcomers_item)

        def _parse_sips(data: object) -> None | Sips:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                sips_type_1 = Sips.from_dict(data)

                return sips_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Sips, data)

        sips = _parse_sips(d.pop("sips"))

        def _parse_turn(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        turn = _parse_turn(d.pop("turn"))

        def _parse_to_throw(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        to_throw = _parse_to_throw(d.pop("to_throw"))

        phase = check_game_phase(d.pop("phase"))

        laps = d.pop("laps")

        def _parse_throw(data: object) -> None | ThrowView:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                throw_type_1 = ThrowView.from_dict(data)

                return throw_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | ThrowView, data)

        throw = _parse_throw(d.pop("throw"))

        windows = []
        _windows = d.pop("windows")
        for windows_item_data in _windows:
            windows_item = WindowView.from_dict(windows_item_data)

            windows.append(windows_item)

        def _parse_challenge(data: object) -> ChallengeView | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                challenge_type_1 = ChallengeView.from_dict(data)

                return challenge_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(ChallengeView | None, data)

        challenge = _parse_challenge(d.pop("challenge"))

        def _parse_winner(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        winner = _parse_winner(d.pop("winner"))

        result = []
        _result = d.pop("result")
        for result_item_data in _result:
            result_item = Standing.from_dict(result_item_data)

            result.append(result_item)

        def _parse_end(data: object) -> GameEndType0 | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                end_type_0 = check_game_end_type_0(data)

                return end_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GameEndType0 | None, data)

        end = _parse_end(d.pop("end"))

        clock_stopped = d.pop("clock_stopped")

        def _parse_commitment(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        commitment = _parse_commitment(d.pop("commitment"))

        def _parse_seed(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        seed = _parse_seed(d.pop("seed"))

        def _parse_you(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        you = _parse_you(d.pop("you"))

        hidden_dice = cast(list[int], d.pop("hidden_dice"))

        version = d.pop("version")

        name = d.pop("name")

        visibility = check_game_visibility(d.pop("visibility"))

        test_dice = d.pop("test_dice")

        def _parse_metadata(data: object) -> GameMetadataType0 | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                metadata_type_0 = GameMetadataType0.from_dict(data)

                return metadata_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GameMetadataType0 | None, data)

        metadata = _parse_metadata(d.pop("metadata"))

        seats = check_game_seats(d.pop("seats"))

        watching = check_game_watching(d.pop("watching"))

        external_ids = GameExternalIds.from_dict(d.pop("external_ids"))

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

        def _parse_rematch(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        rematch = _parse_rematch(d.pop("rematch"))

        def _parse_rematch_of(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        rematch_of = _parse_rematch_of(d.pop("rematch_of"))

        game = cls(
            id=id,
            ruleset=ruleset,
            status=status,
            seq=seq,
            created_at=created_at,
            options=options,
            rules=rules,
            players=players,
            newcomers=newcomers,
            sips=sips,
            turn=turn,
            to_throw=to_throw,
            phase=phase,
            laps=laps,
            throw=throw,
            windows=windows,
            challenge=challenge,
            winner=winner,
            result=result,
            end=end,
            clock_stopped=clock_stopped,
            commitment=commitment,
            seed=seed,
            you=you,
            hidden_dice=hidden_dice,
            version=version,
            name=name,
            visibility=visibility,
            test_dice=test_dice,
            metadata=metadata,
            seats=seats,
            watching=watching,
            external_ids=external_ids,
            started_at=started_at,
            ended_at=ended_at,
            rematch=rematch,
            rematch_of=rematch_of,
        )

        game.additional_properties = d
        return game

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

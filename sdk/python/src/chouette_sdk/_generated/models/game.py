from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.game_visibility import GameVisibility, check_game_visibility

if TYPE_CHECKING:
    from ..models.challenge_view import ChallengeView
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
    """A game as its viewer may see it. All instants are ms; you: the viewer's player id, null without a seat.

    version: goes up with every change; the ETag is made of it. name and visibility: as it was made.
    turn: who is on turn; to_throw: who must throw next, not always the same, null at the end.
    seq: of the last event that is in it.
    commitment: SHA-256 of the seed of the dice; seed: that seed, once the game is over.
    test_dice: whether its maker gave its dice; no result of such a game means anything.
    metadata: what the organiser has noted about the game, for the organiser alone; null for everybody else.

    Attributes:
        id (str):
        ruleset (str):
        status (str):
        seq (int):
        created_at (int):
        options (GameOptions):
        rules (list[str]):
        players (list[PlayerView]):
        newcomers (list[NewcomerView]):
        sips (None | Sips):
        turn (None | str):
        to_throw (None | str):
        phase (str):
        laps (int):
        throw (None | ThrowView):
        windows (list[WindowView]):
        challenge (ChallengeView | None):
        winner (None | str):
        result (list[Standing]):
        end (None | str):
        clock_stopped (bool):
        commitment (None | str):
        seed (None | str):
        you (None | str):
        hidden_dice (list[int]):
        version (int):
        name (str):
        visibility (GameVisibility):
        test_dice (bool):
        metadata (GameMetadataType0 | None):
    """

    id: str
    ruleset: str
    status: str
    seq: int
    created_at: int
    options: GameOptions
    rules: list[str]
    players: list[PlayerView]
    newcomers: list[NewcomerView]
    sips: None | Sips
    turn: None | str
    to_throw: None | str
    phase: str
    laps: int
    throw: None | ThrowView
    windows: list[WindowView]
    challenge: ChallengeView | None
    winner: None | str
    result: list[Standing]
    end: None | str
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
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.challenge_view import ChallengeView  # noqa: PLC0415
        from ..models.game_metadata_type_0 import GameMetadataType0  # noqa: PLC0415
        from ..models.sips import Sips  # noqa: PLC0415
        from ..models.throw_view import ThrowView  # noqa: PLC0415

        id = self.id

        ruleset = self.ruleset

        status = self.status

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

        phase = self.phase

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
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.challenge_view import ChallengeView  # noqa: PLC0415
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

        status = d.pop("status")

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

        phase = d.pop("phase")

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

        def _parse_end(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

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

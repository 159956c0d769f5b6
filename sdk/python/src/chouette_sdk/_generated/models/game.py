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
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.bank_view import BankView
    from ..models.birds_view import BirdsView
    from ..models.challenge_view import ChallengeView
    from ..models.coup_view import CoupView
    from ..models.game_external_ids import GameExternalIds
    from ..models.game_metadata_type_0 import GameMetadataType0
    from ..models.game_negative_turns import GameNegativeTurns
    from ..models.game_options import GameOptions
    from ..models.game_votes import GameVotes
    from ..models.magic_view import MagicView
    from ..models.manche_view import MancheView
    from ..models.newcomer_view import NewcomerView
    from ..models.pack_view import PackView
    from ..models.player_view import PlayerView
    from ..models.sips import Sips
    from ..models.song_view import SongView
    from ..models.standing import Standing
    from ..models.throw_view import ThrowView
    from ..models.tour_view import TourView
    from ..models.transfer_view import TransferView
    from ..models.turn_view import TurnView
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
        turn (None | str): The id of the player on turn, null at the end.
        windows (list[WindowView]): What the table may react to now.
        winner (None | str): The id of the player, or the name of the team, that won; null without one.
        result (list[Standing]): How it ended for each player, by rank; empty until it is over, and where it never
            started.
        end (GameEndType0 | None): Why the game is over, as in `game_finished`; null before.
        commitment (None | str): SHA-256 (hex) of the seed of the dice, null with test dice only.
        seed (None | str): That seed (hex) once the game is over, null before.
        you (None | str): The viewer's player id, null without a seat.
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
        sandbox (bool): Whether it was made to stand where it began, for the tests of a client.
        clock_now (int | None): What the game's own clock says, in ms since the epoch; null: time passes by itself.
        rematch (None | str): The id of the game that is the rematch of this one, null while there is none.
        rematch_of (None | str): The id of the game whose rematch this is, null for any other.
        newcomers (list[NewcomerView] | Unset): Players who came while the game was under way, and have no seat yet.
        sips (None | Sips | Unset): À l'Aquitaine; null in any other game.
        to_throw (None | str | Unset): The id of the player who must throw next, not always the one on turn; null at the
            end.
        phase (GamePhase | Unset): `lull`: between two throws; `chouettes`: two dice lie; `combination`: all of them do;
            empty where none of this fits.
        laps (int | Unset): How many laps are over.
        throw (None | ThrowView | Unset): The last throw, null before the first one.
        challenge (ChallengeView | None | Unset): The duel under way, null if there is none.
        clock_stopped (bool | Unset): True while everybody stands: then nothing runs out.
        hidden_dice (list[int] | Unset): Dice that only this viewer sees.
        packs (int | Unset): With how many packs it is played; 0 before the start.
        manches_played (int | Unset): How many manches are over.
        manche (MancheView | None | Unset): Null before the first deal.
        tour (None | TourView | Unset): Null where a lead is due.
        clock (None | TurnView | Unset): The turn under way, null while a window is open.
        votes (GameVotes | Unset): What each has voted, by player, while the vote is open; otherwise empty.
        exchanged (list[TransferView] | Unset): The exchange of this manche.
        hand (list[str] | Unset): The viewer's own cards, from the best to the weakest; empty for those who hold none.
        falling (bool | Unset): Whether the order of play goes by falling values.
        coup (CoupView | None | Unset): The one under way or the last one, null before the first.
        bank (BankView | Unset): The bank (c1).
        song (SongView | Unset): A song under way (c2).
        pack (PackView | Unset): The pack of tichettes (d1).
        demonic (bool | Unset): Whether the game has transplaned; left out without its module.
        birds (BirdsView | Unset): What birds have done to the game (c3).
        double_spent (bool | Unset): Whether the Doublé of this game (t2) has been said.
        negative_turns (GameNegativeTurns | Unset): By player how many turns running have ended below zero (t6); with
            the third the player is out.
        magic (MagicView | Unset): What magic has done (t3).
    """

    id: str
    ruleset: str
    status: GameStatus
    seq: int
    created_at: int
    options: GameOptions
    rules: list[str]
    players: list[PlayerView]
    turn: None | str
    windows: list[WindowView]
    winner: None | str
    result: list[Standing]
    end: GameEndType0 | None
    commitment: None | str
    seed: None | str
    you: None | str
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
    sandbox: bool
    clock_now: int | None
    rematch: None | str
    rematch_of: None | str
    newcomers: list[NewcomerView] | Unset = UNSET
    sips: None | Sips | Unset = UNSET
    to_throw: None | str | Unset = UNSET
    phase: GamePhase | Unset = UNSET
    laps: int | Unset = UNSET
    throw: None | ThrowView | Unset = UNSET
    challenge: ChallengeView | None | Unset = UNSET
    clock_stopped: bool | Unset = UNSET
    hidden_dice: list[int] | Unset = UNSET
    packs: int | Unset = UNSET
    manches_played: int | Unset = UNSET
    manche: MancheView | None | Unset = UNSET
    tour: None | TourView | Unset = UNSET
    clock: None | TurnView | Unset = UNSET
    votes: GameVotes | Unset = UNSET
    exchanged: list[TransferView] | Unset = UNSET
    hand: list[str] | Unset = UNSET
    falling: bool | Unset = UNSET
    coup: CoupView | None | Unset = UNSET
    bank: BankView | Unset = UNSET
    song: SongView | Unset = UNSET
    pack: PackView | Unset = UNSET
    demonic: bool | Unset = UNSET
    birds: BirdsView | Unset = UNSET
    double_spent: bool | Unset = UNSET
    negative_turns: GameNegativeTurns | Unset = UNSET
    magic: MagicView | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.challenge_view import ChallengeView  # noqa: PLC0415
        from ..models.coup_view import CoupView  # noqa: PLC0415
        from ..models.game_metadata_type_0 import GameMetadataType0  # noqa: PLC0415
        from ..models.manche_view import MancheView  # noqa: PLC0415
        from ..models.sips import Sips  # noqa: PLC0415
        from ..models.throw_view import ThrowView  # noqa: PLC0415
        from ..models.tour_view import TourView  # noqa: PLC0415
        from ..models.turn_view import TurnView  # noqa: PLC0415

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

        turn: None | str
        turn = self.turn

        windows = []
        for windows_item_data in self.windows:
            windows_item = windows_item_data.to_dict()
            windows.append(windows_item)

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

        commitment: None | str
        commitment = self.commitment

        seed: None | str
        seed = self.seed

        you: None | str
        you = self.you

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

        sandbox = self.sandbox

        clock_now: int | None
        clock_now = self.clock_now

        rematch: None | str
        rematch = self.rematch

        rematch_of: None | str
        rematch_of = self.rematch_of

        newcomers: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.newcomers, Unset):
            newcomers = []
            for newcomers_item_data in self.newcomers:
                newcomers_item = newcomers_item_data.to_dict()
                newcomers.append(newcomers_item)

        sips: dict[str, Any] | None | Unset
        if isinstance(self.sips, Unset):
            sips = UNSET
        elif isinstance(self.sips, Sips):
            sips = self.sips.to_dict()
        else:
            sips = self.sips

        to_throw: None | str | Unset
        if isinstance(self.to_throw, Unset):
            to_throw = UNSET
        else:
            to_throw = self.to_throw

        phase: str | Unset = UNSET
        if not isinstance(self.phase, Unset):
            phase = self.phase

        laps = self.laps

        throw: dict[str, Any] | None | Unset
        if isinstance(self.throw, Unset):
            throw = UNSET
        elif isinstance(self.throw, ThrowView):
            throw = self.throw.to_dict()
        else:
            throw = self.throw

        challenge: dict[str, Any] | None | Unset
        if isinstance(self.challenge, Unset):
            challenge = UNSET
        elif isinstance(self.challenge, ChallengeView):
            challenge = self.challenge.to_dict()
        else:
            challenge = self.challenge

        clock_stopped = self.clock_stopped

        hidden_dice: list[int] | Unset = UNSET
        if not isinstance(self.hidden_dice, Unset):
            hidden_dice = self.hidden_dice

        packs = self.packs

        manches_played = self.manches_played

        manche: dict[str, Any] | None | Unset
        if isinstance(self.manche, Unset):
            manche = UNSET
        elif isinstance(self.manche, MancheView):
            manche = self.manche.to_dict()
        else:
            manche = self.manche

        tour: dict[str, Any] | None | Unset
        if isinstance(self.tour, Unset):
            tour = UNSET
        elif isinstance(self.tour, TourView):
            tour = self.tour.to_dict()
        else:
            tour = self.tour

        clock: dict[str, Any] | None | Unset
        if isinstance(self.clock, Unset):
            clock = UNSET
        elif isinstance(self.clock, TurnView):
            clock = self.clock.to_dict()
        else:
            clock = self.clock

        votes: dict[str, Any] | Unset = UNSET
        if not isinstance(self.votes, Unset):
            votes = self.votes.to_dict()

        exchanged: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.exchanged, Unset):
            exchanged = []
            for exchanged_item_data in self.exchanged:
                exchanged_item = exchanged_item_data.to_dict()
                exchanged.append(exchanged_item)

        hand: list[str] | Unset = UNSET
        if not isinstance(self.hand, Unset):
            hand = self.hand

        falling = self.falling

        coup: dict[str, Any] | None | Unset
        if isinstance(self.coup, Unset):
            coup = UNSET
        elif isinstance(self.coup, CoupView):
            coup = self.coup.to_dict()
        else:
            coup = self.coup

        bank: dict[str, Any] | Unset = UNSET
        if not isinstance(self.bank, Unset):
            bank = self.bank.to_dict()

        song: dict[str, Any] | Unset = UNSET
        if not isinstance(self.song, Unset):
            song = self.song.to_dict()

        pack: dict[str, Any] | Unset = UNSET
        if not isinstance(self.pack, Unset):
            pack = self.pack.to_dict()

        demonic = self.demonic

        birds: dict[str, Any] | Unset = UNSET
        if not isinstance(self.birds, Unset):
            birds = self.birds.to_dict()

        double_spent = self.double_spent

        negative_turns: dict[str, Any] | Unset = UNSET
        if not isinstance(self.negative_turns, Unset):
            negative_turns = self.negative_turns.to_dict()

        magic: dict[str, Any] | Unset = UNSET
        if not isinstance(self.magic, Unset):
            magic = self.magic.to_dict()

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
                "turn": turn,
                "windows": windows,
                "winner": winner,
                "result": result,
                "end": end,
                "commitment": commitment,
                "seed": seed,
                "you": you,
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
                "sandbox": sandbox,
                "clock_now": clock_now,
                "rematch": rematch,
                "rematch_of": rematch_of,
            }
        )
        if newcomers is not UNSET:
            field_dict["newcomers"] = newcomers
        if sips is not UNSET:
            field_dict["sips"] = sips
        if to_throw is not UNSET:
            field_dict["to_throw"] = to_throw
        if phase is not UNSET:
            field_dict["phase"] = phase
        if laps is not UNSET:
            field_dict["laps"] = laps
        if throw is not UNSET:
            field_dict["throw"] = throw
        if challenge is not UNSET:
            field_dict["challenge"] = challenge
        if clock_stopped is not UNSET:
            field_dict["clock_stopped"] = clock_stopped
        if hidden_dice is not UNSET:
            field_dict["hidden_dice"] = hidden_dice
        if packs is not UNSET:
            field_dict["packs"] = packs
        if manches_played is not UNSET:
            field_dict["manches_played"] = manches_played
        if manche is not UNSET:
            field_dict["manche"] = manche
        if tour is not UNSET:
            field_dict["tour"] = tour
        if clock is not UNSET:
            field_dict["clock"] = clock
        if votes is not UNSET:
            field_dict["votes"] = votes
        if exchanged is not UNSET:
            field_dict["exchanged"] = exchanged
        if hand is not UNSET:
            field_dict["hand"] = hand
        if falling is not UNSET:
            field_dict["falling"] = falling
        if coup is not UNSET:
            field_dict["coup"] = coup
        if bank is not UNSET:
            field_dict["bank"] = bank
        if song is not UNSET:
            field_dict["song"] = song
        if pack is not UNSET:
            field_dict["pack"] = pack
        if demonic is not UNSET:
            field_dict["demonic"] = demonic
        if birds is not UNSET:
            field_dict["birds"] = birds
        if double_spent is not UNSET:
            field_dict["double_spent"] = double_spent
        if negative_turns is not UNSET:
            field_dict["negative_turns"] = negative_turns
        if magic is not UNSET:
            field_dict["magic"] = magic

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.bank_view import BankView  # noqa: PLC0415
        from ..models.birds_view import BirdsView  # noqa: PLC0415
        from ..models.challenge_view import ChallengeView  # noqa: PLC0415
        from ..models.coup_view import CoupView  # noqa: PLC0415
        from ..models.game_external_ids import GameExternalIds  # noqa: PLC0415
        from ..models.game_metadata_type_0 import GameMetadataType0  # noqa: PLC0415
        from ..models.game_negative_turns import GameNegativeTurns  # noqa: PLC0415
        from ..models.game_options import GameOptions  # noqa: PLC0415
        from ..models.game_votes import GameVotes  # noqa: PLC0415
        from ..models.magic_view import MagicView  # noqa: PLC0415
        from ..models.manche_view import MancheView  # noqa: PLC0415
        from ..models.newcomer_view import NewcomerView  # noqa: PLC0415
        from ..models.pack_view import PackView  # noqa: PLC0415
        from ..models.player_view import PlayerView  # noqa: PLC0415
        from ..models.sips import Sips  # noqa: PLC0415
        from ..models.song_view import SongView  # noqa: PLC0415
        from ..models.standing import Standing  # noqa: PLC0415
        from ..models.throw_view import ThrowView  # noqa: PLC0415
        from ..models.tour_view import TourView  # noqa: PLC0415
        from ..models.transfer_view import TransferView  # noqa: PLC0415
        from ..models.turn_view import TurnView  # noqa: PLC0415
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

        def _parse_turn(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        turn = _parse_turn(d.pop("turn"))

        windows = []
        _windows = d.pop("windows")
        for windows_item_data in _windows:
            windows_item = WindowView.from_dict(windows_item_data)

            windows.append(windows_item)

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

        sandbox = d.pop("sandbox")

        def _parse_clock_now(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        clock_now = _parse_clock_now(d.pop("clock_now"))

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

        _newcomers = d.pop("newcomers", UNSET)
        newcomers: list[NewcomerView] | Unset = UNSET
        if _newcomers is not UNSET:
            newcomers = []
            for newcomers_item_data in _newcomers:
                newcomers_item = NewcomerView.from_dict(newcomers_item_data)

                newcomers.append(newcomers_item)

        def _parse_sips(data: object) -> None | Sips | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                sips_type_1 = Sips.from_dict(data)

                return sips_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Sips | Unset, data)

        sips = _parse_sips(d.pop("sips", UNSET))

        def _parse_to_throw(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        to_throw = _parse_to_throw(d.pop("to_throw", UNSET))

        _phase = d.pop("phase", UNSET)
        phase: GamePhase | Unset
        if isinstance(_phase, Unset):
            phase = UNSET
        else:
            phase = check_game_phase(_phase)

        laps = d.pop("laps", UNSET)

        def _parse_throw(data: object) -> None | ThrowView | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                throw_type_1 = ThrowView.from_dict(data)

                return throw_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | ThrowView | Unset, data)

        throw = _parse_throw(d.pop("throw", UNSET))

        def _parse_challenge(data: object) -> ChallengeView | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                challenge_type_1 = ChallengeView.from_dict(data)

                return challenge_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(ChallengeView | None | Unset, data)

        challenge = _parse_challenge(d.pop("challenge", UNSET))

        clock_stopped = d.pop("clock_stopped", UNSET)

        hidden_dice = cast(list[int], d.pop("hidden_dice", UNSET))

        packs = d.pop("packs", UNSET)

        manches_played = d.pop("manches_played", UNSET)

        def _parse_manche(data: object) -> MancheView | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                manche_type_1 = MancheView.from_dict(data)

                return manche_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(MancheView | None | Unset, data)

        manche = _parse_manche(d.pop("manche", UNSET))

        def _parse_tour(data: object) -> None | TourView | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                tour_type_1 = TourView.from_dict(data)

                return tour_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | TourView | Unset, data)

        tour = _parse_tour(d.pop("tour", UNSET))

        def _parse_clock(data: object) -> None | TurnView | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                clock_type_1 = TurnView.from_dict(data)

                return clock_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | TurnView | Unset, data)

        clock = _parse_clock(d.pop("clock", UNSET))

        _votes = d.pop("votes", UNSET)
        votes: GameVotes | Unset
        if isinstance(_votes, Unset):
            votes = UNSET
        else:
            votes = GameVotes.from_dict(_votes)

        _exchanged = d.pop("exchanged", UNSET)
        exchanged: list[TransferView] | Unset = UNSET
        if _exchanged is not UNSET:
            exchanged = []
            for exchanged_item_data in _exchanged:
                exchanged_item = TransferView.from_dict(exchanged_item_data)

                exchanged.append(exchanged_item)

        hand = cast(list[str], d.pop("hand", UNSET))

        falling = d.pop("falling", UNSET)

        def _parse_coup(data: object) -> CoupView | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                coup_type_1 = CoupView.from_dict(data)

                return coup_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(CoupView | None | Unset, data)

        coup = _parse_coup(d.pop("coup", UNSET))

        _bank = d.pop("bank", UNSET)
        bank: BankView | Unset
        if isinstance(_bank, Unset):
            bank = UNSET
        else:
            bank = BankView.from_dict(_bank)

        _song = d.pop("song", UNSET)
        song: SongView | Unset
        if isinstance(_song, Unset):
            song = UNSET
        else:
            song = SongView.from_dict(_song)

        _pack = d.pop("pack", UNSET)
        pack: PackView | Unset
        if isinstance(_pack, Unset):
            pack = UNSET
        else:
            pack = PackView.from_dict(_pack)

        demonic = d.pop("demonic", UNSET)

        _birds = d.pop("birds", UNSET)
        birds: BirdsView | Unset
        if isinstance(_birds, Unset):
            birds = UNSET
        else:
            birds = BirdsView.from_dict(_birds)

        double_spent = d.pop("double_spent", UNSET)

        _negative_turns = d.pop("negative_turns", UNSET)
        negative_turns: GameNegativeTurns | Unset
        if isinstance(_negative_turns, Unset):
            negative_turns = UNSET
        else:
            negative_turns = GameNegativeTurns.from_dict(_negative_turns)

        _magic = d.pop("magic", UNSET)
        magic: MagicView | Unset
        if isinstance(_magic, Unset):
            magic = UNSET
        else:
            magic = MagicView.from_dict(_magic)

        game = cls(
            id=id,
            ruleset=ruleset,
            status=status,
            seq=seq,
            created_at=created_at,
            options=options,
            rules=rules,
            players=players,
            turn=turn,
            windows=windows,
            winner=winner,
            result=result,
            end=end,
            commitment=commitment,
            seed=seed,
            you=you,
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
            sandbox=sandbox,
            clock_now=clock_now,
            rematch=rematch,
            rematch_of=rematch_of,
            newcomers=newcomers,
            sips=sips,
            to_throw=to_throw,
            phase=phase,
            laps=laps,
            throw=throw,
            challenge=challenge,
            clock_stopped=clock_stopped,
            hidden_dice=hidden_dice,
            packs=packs,
            manches_played=manches_played,
            manche=manche,
            tour=tour,
            clock=clock,
            votes=votes,
            exchanged=exchanged,
            hand=hand,
            falling=falling,
            coup=coup,
            bank=bank,
            song=song,
            pack=pack,
            demonic=demonic,
            birds=birds,
            double_spent=double_spent,
            negative_turns=negative_turns,
            magic=magic,
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

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.card_game_end_type_0 import CardGameEndType0, check_card_game_end_type_0
from ..models.card_game_seats import CardGameSeats, check_card_game_seats
from ..models.card_game_status import CardGameStatus, check_card_game_status
from ..models.card_game_visibility import CardGameVisibility, check_card_game_visibility
from ..models.card_game_watching import CardGameWatching, check_card_game_watching

if TYPE_CHECKING:
    from ..models.card_game_external_ids import CardGameExternalIds
    from ..models.card_game_metadata_type_0 import CardGameMetadataType0
    from ..models.card_game_options import CardGameOptions
    from ..models.card_game_votes import CardGameVotes
    from ..models.card_player_view import CardPlayerView
    from ..models.manche_view import MancheView
    from ..models.standing import Standing
    from ..models.tour_view import TourView
    from ..models.transfer_view import TransferView
    from ..models.turn_view import TurnView
    from ..models.window_view import WindowView


T = TypeVar("T", bound="CardGame")


@_attrs_define
class CardGame:
    """A game as its viewer may see it.

    Attributes:
        id (str):
        ruleset (str): The id of the rulebook.
        status (CardGameStatus): `lobby`: seats may be taken; `playing`; `finished`.
        seq (int): The last event that this follows from.
        created_at (int): In ms since the epoch.
        options (CardGameOptions): All options with their values.
        rules (list[str]): The ids of the rules in force.
        players (list[CardPlayerView]): The seats, in the order of the table.
        packs (int): With how many packs it is played; 0 before the start.
        manches_played (int): How many manches are over.
        manche (MancheView | None): Null before the first deal.
        tour (None | TourView): Null where a lead is due.
        turn (None | str): The id of the player who must lead or answer; while a window is open, who will if nothing new
            comes of it; null where no manche is running.
        clock (None | TurnView): The turn under way, null while a window is open.
        windows (list[WindowView]): What the table is asked now.
        votes (CardGameVotes): What each has voted, by player, while the vote is open; otherwise empty.
        exchanged (list[TransferView]): The exchange of this manche.
        hand (list[str]): The viewer's own cards, from the best to the weakest; empty for those who hold none.
        winner (None | str): The id of the player who won; null without one.
        end (CardGameEndType0 | None): Why the game is over, as in `game_finished`; null before.
        result (list[Standing]): How it ended for each player, by rank; empty until it is over, and where it never
            started.
        commitment (None | str): SHA-256 (hex) of the seed of the shuffles, null with given cards only.
        seed (None | str): That seed (hex) once the game is over, null before.
        you (None | str): The id of the viewer, null for spectators.
        version (int): Goes up with every change; the ETag is made of it.
        name (str): What the table is called in the lobby.
        visibility (CardGameVisibility): `public`: listed, and anybody may watch; `private`: neither.
        test_dice (bool): Whether its maker gave its dice; no result of such a game means anything.
        metadata (CardGameMetadataType0 | None): What the organiser has noted about the game; null for everybody else.
        seats (CardGameSeats): Who may sit: `open`: anybody who knows the id; `invited`: guests of the host.
        watching (CardGameWatching): Who may watch: `public`: anybody; `invited`: guests of the host; `nobody`: seats
            only.
        external_ids (CardGameExternalIds): By player, whom the organiser knows by it: all for the organiser, a player's
            own for that player.
        started_at (int | None): In ms since the epoch; null before.
        ended_at (int | None): In ms since the epoch; null before.
        rematch (None | str): The id of the game that is the rematch of this one, null while there is none.
        rematch_of (None | str): The id of the game whose rematch this is, null for any other.
    """

    id: str
    ruleset: str
    status: CardGameStatus
    seq: int
    created_at: int
    options: CardGameOptions
    rules: list[str]
    players: list[CardPlayerView]
    packs: int
    manches_played: int
    manche: MancheView | None
    tour: None | TourView
    turn: None | str
    clock: None | TurnView
    windows: list[WindowView]
    votes: CardGameVotes
    exchanged: list[TransferView]
    hand: list[str]
    winner: None | str
    end: CardGameEndType0 | None
    result: list[Standing]
    commitment: None | str
    seed: None | str
    you: None | str
    version: int
    name: str
    visibility: CardGameVisibility
    test_dice: bool
    metadata: CardGameMetadataType0 | None
    seats: CardGameSeats
    watching: CardGameWatching
    external_ids: CardGameExternalIds
    started_at: int | None
    ended_at: int | None
    rematch: None | str
    rematch_of: None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.card_game_metadata_type_0 import CardGameMetadataType0  # noqa: PLC0415
        from ..models.manche_view import MancheView  # noqa: PLC0415
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

        packs = self.packs

        manches_played = self.manches_played

        manche: dict[str, Any] | None
        if isinstance(self.manche, MancheView):
            manche = self.manche.to_dict()
        else:
            manche = self.manche

        tour: dict[str, Any] | None
        if isinstance(self.tour, TourView):
            tour = self.tour.to_dict()
        else:
            tour = self.tour

        turn: None | str
        turn = self.turn

        clock: dict[str, Any] | None
        if isinstance(self.clock, TurnView):
            clock = self.clock.to_dict()
        else:
            clock = self.clock

        windows = []
        for windows_item_data in self.windows:
            windows_item = windows_item_data.to_dict()
            windows.append(windows_item)

        votes = self.votes.to_dict()

        exchanged = []
        for exchanged_item_data in self.exchanged:
            exchanged_item = exchanged_item_data.to_dict()
            exchanged.append(exchanged_item)

        hand = self.hand

        winner: None | str
        winner = self.winner

        end: None | str
        if isinstance(self.end, str):
            end = self.end
        else:
            end = self.end

        result = []
        for result_item_data in self.result:
            result_item = result_item_data.to_dict()
            result.append(result_item)

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
        if isinstance(self.metadata, CardGameMetadataType0):
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
                "packs": packs,
                "manches_played": manches_played,
                "manche": manche,
                "tour": tour,
                "turn": turn,
                "clock": clock,
                "windows": windows,
                "votes": votes,
                "exchanged": exchanged,
                "hand": hand,
                "winner": winner,
                "end": end,
                "result": result,
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
                "rematch": rematch,
                "rematch_of": rematch_of,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.card_game_external_ids import CardGameExternalIds  # noqa: PLC0415
        from ..models.card_game_metadata_type_0 import CardGameMetadataType0  # noqa: PLC0415
        from ..models.card_game_options import CardGameOptions  # noqa: PLC0415
        from ..models.card_game_votes import CardGameVotes  # noqa: PLC0415
        from ..models.card_player_view import CardPlayerView  # noqa: PLC0415
        from ..models.manche_view import MancheView  # noqa: PLC0415
        from ..models.standing import Standing  # noqa: PLC0415
        from ..models.tour_view import TourView  # noqa: PLC0415
        from ..models.transfer_view import TransferView  # noqa: PLC0415
        from ..models.turn_view import TurnView  # noqa: PLC0415
        from ..models.window_view import WindowView  # noqa: PLC0415

        d = dict(src_dict)
        id = d.pop("id")

        ruleset = d.pop("ruleset")

        status = check_card_game_status(d.pop("status"))

        seq = d.pop("seq")

        created_at = d.pop("created_at")

        options = CardGameOptions.from_dict(d.pop("options"))

        rules = cast(list[str], d.pop("rules"))

        players = []
        _players = d.pop("players")
        for players_item_data in _players:
            players_item = CardPlayerView.from_dict(players_item_data)

            players.append(players_item)

        packs = d.pop("packs")

        manches_played = d.pop("manches_played")

        def _parse_manche(data: object) -> MancheView | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                manche_type_1 = MancheView.from_dict(data)

                return manche_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(MancheView | None, data)

        manche = _parse_manche(d.pop("manche"))

        def _parse_tour(data: object) -> None | TourView:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                tour_type_1 = TourView.from_dict(data)

                return tour_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | TourView, data)

        tour = _parse_tour(d.pop("tour"))

        def _parse_turn(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        turn = _parse_turn(d.pop("turn"))

        def _parse_clock(data: object) -> None | TurnView:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                clock_type_1 = TurnView.from_dict(data)

                return clock_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | TurnView, data)

        clock = _parse_clock(d.pop("clock"))

        windows = []
        _windows = d.pop("windows")
        for windows_item_data in _windows:
            windows_item = WindowView.from_dict(windows_item_data)

            windows.append(windows_item)

        votes = CardGameVotes.from_dict(d.pop("votes"))

        exchanged = []
        _exchanged = d.pop("exchanged")
        for exchanged_item_data in _exchanged:
            exchanged_item = TransferView.from_dict(exchanged_item_data)

            exchanged.append(exchanged_item)

        hand = cast(list[str], d.pop("hand"))

        def _parse_winner(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        winner = _parse_winner(d.pop("winner"))

        def _parse_end(data: object) -> CardGameEndType0 | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                end_type_0 = check_card_game_end_type_0(data)

                return end_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(CardGameEndType0 | None, data)

        end = _parse_end(d.pop("end"))

        result = []
        _result = d.pop("result")
        for result_item_data in _result:
            result_item = Standing.from_dict(result_item_data)

            result.append(result_item)

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

        visibility = check_card_game_visibility(d.pop("visibility"))

        test_dice = d.pop("test_dice")

        def _parse_metadata(data: object) -> CardGameMetadataType0 | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                metadata_type_0 = CardGameMetadataType0.from_dict(data)

                return metadata_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(CardGameMetadataType0 | None, data)

        metadata = _parse_metadata(d.pop("metadata"))

        seats = check_card_game_seats(d.pop("seats"))

        watching = check_card_game_watching(d.pop("watching"))

        external_ids = CardGameExternalIds.from_dict(d.pop("external_ids"))

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

        card_game = cls(
            id=id,
            ruleset=ruleset,
            status=status,
            seq=seq,
            created_at=created_at,
            options=options,
            rules=rules,
            players=players,
            packs=packs,
            manches_played=manches_played,
            manche=manche,
            tour=tour,
            turn=turn,
            clock=clock,
            windows=windows,
            votes=votes,
            exchanged=exchanged,
            hand=hand,
            winner=winner,
            end=end,
            result=result,
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
            rematch=rematch,
            rematch_of=rematch_of,
        )

        card_game.additional_properties = d
        return card_game

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

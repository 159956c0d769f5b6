from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.game_body_seats import GameBodySeats, check_game_body_seats
from ..models.game_body_visibility import GameBodyVisibility, check_game_body_visibility
from ..models.game_body_watching import GameBodyWatching, check_game_body_watching
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.bot_body import BotBody
    from ..models.game_body_metadata import GameBodyMetadata
    from ..models.options_body import OptionsBody
    from ..models.player_body import PlayerBody


T = TypeVar("T", bound="GameBody")


@_attrs_define
class GameBody:
    """A new game.

    Attributes:
        ruleset (str): The rulebook's id.
        rated (bool | Unset): Whether games count in your key's own pool of ratings of the ruleset (default false).
            Players who are kept beyond games (`create_player`) are rated, others are not.
        pool (str | Unset): The pool of ratings of your key (`create_pool`) that games count in instead.
        options (OptionsBody | Unset): What a table may agree on before the game; what is left out is as its rulebook
            has it.
        visibility (GameBodyVisibility | Unset): `public` (default): `watching` is `public`, and the game is listed.
            `private`: `watching` is `nobody`, unless it says otherwise; the id is enough to take a seat, unless `seats`
            says otherwise.
        seats (GameBodySeats | Unset): Who may sit. `open` (default): anybody who knows the id. `invited`: with an
            invitation of the key or the seat that the game is made with.
        watching (GameBodyWatching | Unset): Who may watch, besides the seats and the key that makes the game. `public`:
            anybody; the game is listed. `invited`: with an invitation to watch. `nobody`.
        name (str | Unset): What the table is called in the lobby.
        player (PlayerBody | Unset): A player who takes a seat.
        bots (list[BotBody] | Unset): Bots that take the seats after that: with `player`, one request makes a table to
            play at.
        metadata (GameBodyMetadata | Unset): What you want to note about the game, for instance its round in a
            tournament: 20 pairs of texts at most. Told to the key that makes it and to its webhooks, and in no other view.
        decks (list[list[str]] | Unset): Test cards, in games at cards: the order of the cards from the top, for the
            first deals. Refused unless the server allows it.
        dice (list[int] | Unset): Test dice: every die that is thrown shows the next of these faces; 0 falls off the
            table, where `cocked_dice` is on. Refused unless the server allows it.
    """

    ruleset: str
    rated: bool | Unset = UNSET
    pool: str | Unset = UNSET
    options: OptionsBody | Unset = UNSET
    visibility: GameBodyVisibility | Unset = UNSET
    seats: GameBodySeats | Unset = UNSET
    watching: GameBodyWatching | Unset = UNSET
    name: str | Unset = UNSET
    player: PlayerBody | Unset = UNSET
    bots: list[BotBody] | Unset = UNSET
    metadata: GameBodyMetadata | Unset = UNSET
    decks: list[list[str]] | Unset = UNSET
    dice: list[int] | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        ruleset = self.ruleset

        rated = self.rated

        pool = self.pool

        options: dict[str, Any] | Unset = UNSET
        if not isinstance(self.options, Unset):
            options = self.options.to_dict()

        visibility: str | Unset = UNSET
        if not isinstance(self.visibility, Unset):
            visibility = self.visibility

        seats: str | Unset = UNSET
        if not isinstance(self.seats, Unset):
            seats = self.seats

        watching: str | Unset = UNSET
        if not isinstance(self.watching, Unset):
            watching = self.watching

        name = self.name

        player: dict[str, Any] | Unset = UNSET
        if not isinstance(self.player, Unset):
            player = self.player.to_dict()

        bots: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.bots, Unset):
            bots = []
            for bots_item_data in self.bots:
                bots_item = bots_item_data.to_dict()
                bots.append(bots_item)

        metadata: dict[str, Any] | Unset = UNSET
        if not isinstance(self.metadata, Unset):
            metadata = self.metadata.to_dict()

        decks: list[list[str]] | Unset = UNSET
        if not isinstance(self.decks, Unset):
            decks = []
            for decks_item_data in self.decks:
                decks_item = decks_item_data

                decks.append(decks_item)

        dice: list[int] | Unset = UNSET
        if not isinstance(self.dice, Unset):
            dice = self.dice

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "ruleset": ruleset,
            }
        )
        if rated is not UNSET:
            field_dict["rated"] = rated
        if pool is not UNSET:
            field_dict["pool"] = pool
        if options is not UNSET:
            field_dict["options"] = options
        if visibility is not UNSET:
            field_dict["visibility"] = visibility
        if seats is not UNSET:
            field_dict["seats"] = seats
        if watching is not UNSET:
            field_dict["watching"] = watching
        if name is not UNSET:
            field_dict["name"] = name
        if player is not UNSET:
            field_dict["player"] = player
        if bots is not UNSET:
            field_dict["bots"] = bots
        if metadata is not UNSET:
            field_dict["metadata"] = metadata
        if decks is not UNSET:
            field_dict["decks"] = decks
        if dice is not UNSET:
            field_dict["dice"] = dice

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.bot_body import BotBody  # noqa: PLC0415
        from ..models.game_body_metadata import GameBodyMetadata  # noqa: PLC0415
        from ..models.options_body import OptionsBody  # noqa: PLC0415
        from ..models.player_body import PlayerBody  # noqa: PLC0415

        d = dict(src_dict)
        ruleset = d.pop("ruleset")

        rated = d.pop("rated", UNSET)

        pool = d.pop("pool", UNSET)

        _options = d.pop("options", UNSET)
        options: OptionsBody | Unset
        if isinstance(_options, Unset):
            options = UNSET
        else:
            options = OptionsBody.from_dict(_options)

        _visibility = d.pop("visibility", UNSET)
        visibility: GameBodyVisibility | Unset
        if isinstance(_visibility, Unset):
            visibility = UNSET
        else:
            visibility = check_game_body_visibility(_visibility)

        _seats = d.pop("seats", UNSET)
        seats: GameBodySeats | Unset
        if isinstance(_seats, Unset):
            seats = UNSET
        else:
            seats = check_game_body_seats(_seats)

        _watching = d.pop("watching", UNSET)
        watching: GameBodyWatching | Unset
        if isinstance(_watching, Unset):
            watching = UNSET
        else:
            watching = check_game_body_watching(_watching)

        name = d.pop("name", UNSET)

        _player = d.pop("player", UNSET)
        player: PlayerBody | Unset
        if isinstance(_player, Unset):
            player = UNSET
        else:
            player = PlayerBody.from_dict(_player)

        _bots = d.pop("bots", UNSET)
        bots: list[BotBody] | Unset = UNSET
        if _bots is not UNSET:
            bots = []
            for bots_item_data in _bots:
                bots_item = BotBody.from_dict(bots_item_data)

                bots.append(bots_item)

        _metadata = d.pop("metadata", UNSET)
        metadata: GameBodyMetadata | Unset
        if isinstance(_metadata, Unset):
            metadata = UNSET
        else:
            metadata = GameBodyMetadata.from_dict(_metadata)

        _decks = d.pop("decks", UNSET)
        decks: list[list[str]] | Unset = UNSET
        if _decks is not UNSET:
            decks = []
            for decks_item_data in _decks:
                decks_item = cast(list[str], decks_item_data)

                decks.append(decks_item)

        dice = cast(list[int], d.pop("dice", UNSET))

        game_body = cls(
            ruleset=ruleset,
            rated=rated,
            pool=pool,
            options=options,
            visibility=visibility,
            seats=seats,
            watching=watching,
            name=name,
            player=player,
            bots=bots,
            metadata=metadata,
            decks=decks,
            dice=dice,
        )

        return game_body

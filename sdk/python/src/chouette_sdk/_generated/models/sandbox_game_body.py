from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.sandbox_game_body_clock import SandboxGameBodyClock, check_sandbox_game_body_clock
from ..models.sandbox_game_body_visibility import (
    SandboxGameBodyVisibility,
    check_sandbox_game_body_visibility,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.options_body import OptionsBody
    from ..models.sandbox_game_body_bots import SandboxGameBodyBots
    from ..models.sandbox_game_body_deal import SandboxGameBodyDeal
    from ..models.sandbox_game_body_metadata import SandboxGameBodyMetadata
    from ..models.sandbox_game_body_roles import SandboxGameBodyRoles
    from ..models.standing_player_body import StandingPlayerBody


T = TypeVar("T", bound="SandboxGameBody")


@_attrs_define
class SandboxGameBody:
    """Where the new game stands: in a situation of the gallery, or as it is described.

    Attributes:
        situation (str | Unset): The id of a situation; then leave out all that describes one.
        clock (SandboxGameBodyClock | Unset): `real` (default): time passes by itself. `manual`: only by
            `advance_clock`. Default: 'real'.
        bots (SandboxGameBodyBots | Unset): By the ids of players: the levels of bots that sit in their seats.
        options (OptionsBody | Unset): What a table may agree on before the game; what is left out is as its rulebook
            has it.
        visibility (SandboxGameBodyVisibility | Unset): `public`: the game is listed. Default: 'private'.
        name (str | Unset): What the table is called.
        metadata (SandboxGameBodyMetadata | Unset): What you want to note about the game: 20 pairs of texts at most.
            Told to the key that makes it and to its webhooks, and in no other view.
        ruleset (str | Unset): Of a game that is described: the rulebook's id.
        players (list[StandingPlayerBody] | Unset): Who plays, in the order of play.
        first (str | Unset): The id of the player on turn; left out: the game begins with its opening.
        turns_played (int | Unset): How many laps are over.
        dice (list[int] | Unset): The faces that are thrown first; then the dice are real.
        deal (SandboxGameBodyDeal | Unset): At cards: the hands that are dealt first, by the ids of players.
        pack (list[str] | Unset): At cards: the order of the cards from the top, for the first deal.
        roles (SandboxGameBodyRoles | Unset): At cards: the roles from the manche before, by the ids of players.
        direction (str | Unset): At cards: which way the match goes: `clockwise` or `counterclockwise`.
        revolution (bool | Unset): At cards: whether there is a revolution.
        manches_played (int | Unset): At cards: how many manches are over.
    """

    situation: str | Unset = UNSET
    clock: SandboxGameBodyClock | Unset = "real"
    bots: SandboxGameBodyBots | Unset = UNSET
    options: OptionsBody | Unset = UNSET
    visibility: SandboxGameBodyVisibility | Unset = "private"
    name: str | Unset = UNSET
    metadata: SandboxGameBodyMetadata | Unset = UNSET
    ruleset: str | Unset = UNSET
    players: list[StandingPlayerBody] | Unset = UNSET
    first: str | Unset = UNSET
    turns_played: int | Unset = UNSET
    dice: list[int] | Unset = UNSET
    deal: SandboxGameBodyDeal | Unset = UNSET
    pack: list[str] | Unset = UNSET
    roles: SandboxGameBodyRoles | Unset = UNSET
    direction: str | Unset = UNSET
    revolution: bool | Unset = UNSET
    manches_played: int | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        situation = self.situation

        clock: str | Unset = UNSET
        if not isinstance(self.clock, Unset):
            clock = self.clock

        bots: dict[str, Any] | Unset = UNSET
        if not isinstance(self.bots, Unset):
            bots = self.bots.to_dict()

        options: dict[str, Any] | Unset = UNSET
        if not isinstance(self.options, Unset):
            options = self.options.to_dict()

        visibility: str | Unset = UNSET
        if not isinstance(self.visibility, Unset):
            visibility = self.visibility

        name = self.name

        metadata: dict[str, Any] | Unset = UNSET
        if not isinstance(self.metadata, Unset):
            metadata = self.metadata.to_dict()

        ruleset = self.ruleset

        players: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.players, Unset):
            players = []
            for players_item_data in self.players:
                players_item = players_item_data.to_dict()
                players.append(players_item)

        first = self.first

        turns_played = self.turns_played

        dice: list[int] | Unset = UNSET
        if not isinstance(self.dice, Unset):
            dice = self.dice

        deal: dict[str, Any] | Unset = UNSET
        if not isinstance(self.deal, Unset):
            deal = self.deal.to_dict()

        pack: list[str] | Unset = UNSET
        if not isinstance(self.pack, Unset):
            pack = self.pack

        roles: dict[str, Any] | Unset = UNSET
        if not isinstance(self.roles, Unset):
            roles = self.roles.to_dict()

        direction = self.direction

        revolution = self.revolution

        manches_played = self.manches_played

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if situation is not UNSET:
            field_dict["situation"] = situation
        if clock is not UNSET:
            field_dict["clock"] = clock
        if bots is not UNSET:
            field_dict["bots"] = bots
        if options is not UNSET:
            field_dict["options"] = options
        if visibility is not UNSET:
            field_dict["visibility"] = visibility
        if name is not UNSET:
            field_dict["name"] = name
        if metadata is not UNSET:
            field_dict["metadata"] = metadata
        if ruleset is not UNSET:
            field_dict["ruleset"] = ruleset
        if players is not UNSET:
            field_dict["players"] = players
        if first is not UNSET:
            field_dict["first"] = first
        if turns_played is not UNSET:
            field_dict["turns_played"] = turns_played
        if dice is not UNSET:
            field_dict["dice"] = dice
        if deal is not UNSET:
            field_dict["deal"] = deal
        if pack is not UNSET:
            field_dict["pack"] = pack
        if roles is not UNSET:
            field_dict["roles"] = roles
        if direction is not UNSET:
            field_dict["direction"] = direction
        if revolution is not UNSET:
            field_dict["revolution"] = revolution
        if manches_played is not UNSET:
            field_dict["manches_played"] = manches_played

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.options_body import OptionsBody  # noqa: PLC0415
        from ..models.sandbox_game_body_bots import SandboxGameBodyBots  # noqa: PLC0415
        from ..models.sandbox_game_body_deal import SandboxGameBodyDeal  # noqa: PLC0415
        from ..models.sandbox_game_body_metadata import SandboxGameBodyMetadata  # noqa: PLC0415
        from ..models.sandbox_game_body_roles import SandboxGameBodyRoles  # noqa: PLC0415
        from ..models.standing_player_body import StandingPlayerBody  # noqa: PLC0415

        d = dict(src_dict)
        situation = d.pop("situation", UNSET)

        _clock = d.pop("clock", UNSET)
        clock: SandboxGameBodyClock | Unset
        if isinstance(_clock, Unset):
            clock = UNSET
        else:
            clock = check_sandbox_game_body_clock(_clock)

        _bots = d.pop("bots", UNSET)
        bots: SandboxGameBodyBots | Unset
        if isinstance(_bots, Unset):
            bots = UNSET
        else:
            bots = SandboxGameBodyBots.from_dict(_bots)

        _options = d.pop("options", UNSET)
        options: OptionsBody | Unset
        if isinstance(_options, Unset):
            options = UNSET
        else:
            options = OptionsBody.from_dict(_options)

        _visibility = d.pop("visibility", UNSET)
        visibility: SandboxGameBodyVisibility | Unset
        if isinstance(_visibility, Unset):
            visibility = UNSET
        else:
            visibility = check_sandbox_game_body_visibility(_visibility)

        name = d.pop("name", UNSET)

        _metadata = d.pop("metadata", UNSET)
        metadata: SandboxGameBodyMetadata | Unset
        if isinstance(_metadata, Unset):
            metadata = UNSET
        else:
            metadata = SandboxGameBodyMetadata.from_dict(_metadata)

        ruleset = d.pop("ruleset", UNSET)

        _players = d.pop("players", UNSET)
        players: list[StandingPlayerBody] | Unset = UNSET
        if _players is not UNSET:
            players = []
            for players_item_data in _players:
                players_item = StandingPlayerBody.from_dict(players_item_data)

                players.append(players_item)

        first = d.pop("first", UNSET)

        turns_played = d.pop("turns_played", UNSET)

        dice = cast(list[int], d.pop("dice", UNSET))

        _deal = d.pop("deal", UNSET)
        deal: SandboxGameBodyDeal | Unset
        if isinstance(_deal, Unset):
            deal = UNSET
        else:
            deal = SandboxGameBodyDeal.from_dict(_deal)

        pack = cast(list[str], d.pop("pack", UNSET))

        _roles = d.pop("roles", UNSET)
        roles: SandboxGameBodyRoles | Unset
        if isinstance(_roles, Unset):
            roles = UNSET
        else:
            roles = SandboxGameBodyRoles.from_dict(_roles)

        direction = d.pop("direction", UNSET)

        revolution = d.pop("revolution", UNSET)

        manches_played = d.pop("manches_played", UNSET)

        sandbox_game_body = cls(
            situation=situation,
            clock=clock,
            bots=bots,
            options=options,
            visibility=visibility,
            name=name,
            metadata=metadata,
            ruleset=ruleset,
            players=players,
            first=first,
            turns_played=turns_played,
            dice=dice,
            deal=deal,
            pack=pack,
            roles=roles,
            direction=direction,
            revolution=revolution,
            manches_played=manches_played,
        )

        return sandbox_game_body

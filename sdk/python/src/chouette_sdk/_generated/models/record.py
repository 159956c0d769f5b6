from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.record_direction import RecordDirection, check_record_direction
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.record_deal_item import RecordDealItem
    from ..models.record_expect import RecordExpect
    from ..models.record_joining import RecordJoining
    from ..models.record_options import RecordOptions
    from ..models.record_play_item import RecordPlayItem
    from ..models.record_players import RecordPlayers
    from ..models.record_roles import RecordRoles
    from ..models.recorded_die import RecordedDie
    from ..models.recorded_table import RecordedTable


T = TypeVar("T", bound="Record")


@_attrs_define
class Record:
    """A game as a scenario file tells it.

    Attributes:
        title (str):
        source (str):
        ruleset (str): The id of the rulebook.
        options (RecordOptions):
        players (RecordPlayers): In table order.
        play (list[RecordPlayItem]): Steps, each `{PLAYER: ACT, at: MS}` or `{wait: MS}`; `at` counts from the last dice
            that landed.
        expect (RecordExpect): How the game ended, or stands.
        started (bool | Unset): False where the game never started; left out otherwise.
        joining (RecordJoining | Unset): Who came later, as `players` tells them.
        first (str | Unset): Who was on turn at the beginning; this and what follows up to `manches_played` only of
            games of the sandbox.
        turns_played (int | Unset): How many turns had been played by then.
        opening (bool | Unset): Whether the opening is played.
        roles (RecordRoles | Unset): By player, at cards.
        direction (RecordDirection | Unset): The one in which cards go round.
        revolution (bool | Unset): Whether there was one.
        manches_played (int | Unset): How many were over.
        dice (list[int | RecordedDie] | Unset): Every die that was drawn, in the order of the throws, as its face (0 for
            one that fell), or with its front where that counts; magic dice are in `play`, with the throw that named them.
            Only of games with dice.
        table (RecordedTable | Unset): What was drawn beside the dice; of a game of the sandbox also how its table was
            at the beginning.
        deal (list[RecordDealItem] | Unset): The hands of each deal, by player; only of games at cards.
    """

    title: str
    source: str
    ruleset: str
    options: RecordOptions
    players: RecordPlayers
    play: list[RecordPlayItem]
    expect: RecordExpect
    started: bool | Unset = UNSET
    joining: RecordJoining | Unset = UNSET
    first: str | Unset = UNSET
    turns_played: int | Unset = UNSET
    opening: bool | Unset = UNSET
    roles: RecordRoles | Unset = UNSET
    direction: RecordDirection | Unset = UNSET
    revolution: bool | Unset = UNSET
    manches_played: int | Unset = UNSET
    dice: list[int | RecordedDie] | Unset = UNSET
    table: RecordedTable | Unset = UNSET
    deal: list[RecordDealItem] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.recorded_die import RecordedDie  # noqa: PLC0415

        title = self.title

        source = self.source

        ruleset = self.ruleset

        options = self.options.to_dict()

        players = self.players.to_dict()

        play = []
        for play_item_data in self.play:
            play_item = play_item_data.to_dict()
            play.append(play_item)

        expect = self.expect.to_dict()

        started = self.started

        joining: dict[str, Any] | Unset = UNSET
        if not isinstance(self.joining, Unset):
            joining = self.joining.to_dict()

        first = self.first

        turns_played = self.turns_played

        opening = self.opening

        roles: dict[str, Any] | Unset = UNSET
        if not isinstance(self.roles, Unset):
            roles = self.roles.to_dict()

        direction: str | Unset = UNSET
        if not isinstance(self.direction, Unset):
            direction = self.direction

        revolution = self.revolution

        manches_played = self.manches_played

        dice: list[dict[str, Any] | int] | Unset = UNSET
        if not isinstance(self.dice, Unset):
            dice = []
            for dice_item_data in self.dice:
                dice_item: dict[str, Any] | int
                if isinstance(dice_item_data, RecordedDie):
                    dice_item = dice_item_data.to_dict()
                else:
                    dice_item = dice_item_data
                dice.append(dice_item)

        table: dict[str, Any] | Unset = UNSET
        if not isinstance(self.table, Unset):
            table = self.table.to_dict()

        deal: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.deal, Unset):
            deal = []
            for deal_item_data in self.deal:
                deal_item = deal_item_data.to_dict()
                deal.append(deal_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "title": title,
                "source": source,
                "ruleset": ruleset,
                "options": options,
                "players": players,
                "play": play,
                "expect": expect,
            }
        )
        if started is not UNSET:
            field_dict["started"] = started
        if joining is not UNSET:
            field_dict["joining"] = joining
        if first is not UNSET:
            field_dict["first"] = first
        if turns_played is not UNSET:
            field_dict["turns_played"] = turns_played
        if opening is not UNSET:
            field_dict["opening"] = opening
        if roles is not UNSET:
            field_dict["roles"] = roles
        if direction is not UNSET:
            field_dict["direction"] = direction
        if revolution is not UNSET:
            field_dict["revolution"] = revolution
        if manches_played is not UNSET:
            field_dict["manches_played"] = manches_played
        if dice is not UNSET:
            field_dict["dice"] = dice
        if table is not UNSET:
            field_dict["table"] = table
        if deal is not UNSET:
            field_dict["deal"] = deal

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.record_deal_item import RecordDealItem  # noqa: PLC0415
        from ..models.record_expect import RecordExpect  # noqa: PLC0415
        from ..models.record_joining import RecordJoining  # noqa: PLC0415
        from ..models.record_options import RecordOptions  # noqa: PLC0415
        from ..models.record_play_item import RecordPlayItem  # noqa: PLC0415
        from ..models.record_players import RecordPlayers  # noqa: PLC0415
        from ..models.record_roles import RecordRoles  # noqa: PLC0415
        from ..models.recorded_die import RecordedDie  # noqa: PLC0415
        from ..models.recorded_table import RecordedTable  # noqa: PLC0415

        d = dict(src_dict)
        title = d.pop("title")

        source = d.pop("source")

        ruleset = d.pop("ruleset")

        options = RecordOptions.from_dict(d.pop("options"))

        players = RecordPlayers.from_dict(d.pop("players"))

        play = []
        _play = d.pop("play")
        for play_item_data in _play:
            play_item = RecordPlayItem.from_dict(play_item_data)

            play.append(play_item)

        expect = RecordExpect.from_dict(d.pop("expect"))

        started = d.pop("started", UNSET)

        _joining = d.pop("joining", UNSET)
        joining: RecordJoining | Unset
        if isinstance(_joining, Unset):
            joining = UNSET
        else:
            joining = RecordJoining.from_dict(_joining)

        first = d.pop("first", UNSET)

        turns_played = d.pop("turns_played", UNSET)

        opening = d.pop("opening", UNSET)

        _roles = d.pop("roles", UNSET)
        roles: RecordRoles | Unset
        if isinstance(_roles, Unset):
            roles = UNSET
        else:
            roles = RecordRoles.from_dict(_roles)

        _direction = d.pop("direction", UNSET)
        direction: RecordDirection | Unset
        if isinstance(_direction, Unset):
            direction = UNSET
        else:
            direction = check_record_direction(_direction)

        revolution = d.pop("revolution", UNSET)

        manches_played = d.pop("manches_played", UNSET)

        _dice = d.pop("dice", UNSET)
        dice: list[int | RecordedDie] | Unset = UNSET
        if _dice is not UNSET:
            dice = []
            for dice_item_data in _dice:

                def _parse_dice_item(data: object) -> int | RecordedDie:
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        dice_item_type_1 = RecordedDie.from_dict(data)

                        return dice_item_type_1
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    return cast(int | RecordedDie, data)

                dice_item = _parse_dice_item(dice_item_data)

                dice.append(dice_item)

        _table = d.pop("table", UNSET)
        table: RecordedTable | Unset
        if isinstance(_table, Unset):
            table = UNSET
        else:
            table = RecordedTable.from_dict(_table)

        _deal = d.pop("deal", UNSET)
        deal: list[RecordDealItem] | Unset = UNSET
        if _deal is not UNSET:
            deal = []
            for deal_item_data in _deal:
                deal_item = RecordDealItem.from_dict(deal_item_data)

                deal.append(deal_item)

        record = cls(
            title=title,
            source=source,
            ruleset=ruleset,
            options=options,
            players=players,
            play=play,
            expect=expect,
            started=started,
            joining=joining,
            first=first,
            turns_played=turns_played,
            opening=opening,
            roles=roles,
            direction=direction,
            revolution=revolution,
            manches_played=manches_played,
            dice=dice,
            table=table,
            deal=deal,
        )

        record.additional_properties = d
        return record

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

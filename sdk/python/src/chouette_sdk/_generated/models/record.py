from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.record_deal_item import RecordDealItem
    from ..models.record_expect import RecordExpect
    from ..models.record_options import RecordOptions
    from ..models.record_play_item import RecordPlayItem
    from ..models.record_players import RecordPlayers


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
        dice (list[int] | Unset): Every die, in the order of the throws; only of games with dice.
        deal (list[RecordDealItem] | Unset): The hands of each deal, by player; only of games at cards.
    """

    title: str
    source: str
    ruleset: str
    options: RecordOptions
    players: RecordPlayers
    play: list[RecordPlayItem]
    expect: RecordExpect
    dice: list[int] | Unset = UNSET
    deal: list[RecordDealItem] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
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

        dice: list[int] | Unset = UNSET
        if not isinstance(self.dice, Unset):
            dice = self.dice

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
        if dice is not UNSET:
            field_dict["dice"] = dice
        if deal is not UNSET:
            field_dict["deal"] = deal

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.record_deal_item import RecordDealItem  # noqa: PLC0415
        from ..models.record_expect import RecordExpect  # noqa: PLC0415
        from ..models.record_options import RecordOptions  # noqa: PLC0415
        from ..models.record_play_item import RecordPlayItem  # noqa: PLC0415
        from ..models.record_players import RecordPlayers  # noqa: PLC0415

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

        dice = cast(list[int], d.pop("dice", UNSET))

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
            dice=dice,
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

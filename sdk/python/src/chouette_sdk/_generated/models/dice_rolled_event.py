from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.dice_rolled_event_hand import DiceRolledEventHand, check_dice_rolled_event_hand
from ..models.dice_rolled_event_purpose import DiceRolledEventPurpose, check_dice_rolled_event_purpose
from ..types import UNSET, Unset

T = TypeVar("T", bound="DiceRolledEvent")


@_attrs_define
class DiceRolledEvent:
    """Dice landed.

    Attributes:
        type_ (Literal['dice_rolled']):
        player (str): Who threw them.
        purpose (DiceRolledEventPurpose): Which throw of the game it is: otherwise the name of the window that the dice
            decide.
        faces (list[int]): What was thrown now, 0 for a die that fell off the table; where `hidden` is true, empty for
            everybody but the thrower.
        kept (list[int]): The faces that stayed on the table.
        table (list[int]): All faces that lie there now, by position; where `hidden` is true, empty for everybody but
            the thrower.
        by_table (bool): Whether the table threw for a silent or absent player.
        first_die (int | None): The index of the first of these dice in the game's sequence, with which they can be
            checked; null with test dice.
        hidden (bool): Whether only their thrower sees these dice: here, and as `hidden_dice` of the game.
        seq (int): The place in the game's order: 1, 2, 3 … without gaps.
        at (int): When it counts in the game, in ms since the epoch.
        hand (DiceRolledEventHand | Unset): With which they were thrown, only where that was said.
        magic (int | Unset): How many of them, the last ones, are of fixed results that their thrower held; only where
            any are.
        released (bool | Unset): Only of a throw that was held, or that another player forced: true, as it was told of
            before.
        fronts (list[int] | Unset): The sides that those turn to the player on turn that were drawn; only where one of
            them counts as that.
        person (str | Unset): Whose act it was, where it counts for another player.
    """

    type_: Literal["dice_rolled"]
    player: str
    purpose: DiceRolledEventPurpose
    faces: list[int]
    kept: list[int]
    table: list[int]
    by_table: bool
    first_die: int | None
    hidden: bool
    seq: int
    at: int
    hand: DiceRolledEventHand | Unset = UNSET
    magic: int | Unset = UNSET
    released: bool | Unset = UNSET
    fronts: list[int] | Unset = UNSET
    person: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        player = self.player

        purpose: str = self.purpose

        faces = self.faces

        kept = self.kept

        table = self.table

        by_table = self.by_table

        first_die: int | None
        first_die = self.first_die

        hidden = self.hidden

        seq = self.seq

        at = self.at

        hand: str | Unset = UNSET
        if not isinstance(self.hand, Unset):
            hand = self.hand

        magic = self.magic

        released = self.released

        fronts: list[int] | Unset = UNSET
        if not isinstance(self.fronts, Unset):
            fronts = self.fronts

        person = self.person

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "player": player,
                "purpose": purpose,
                "faces": faces,
                "kept": kept,
                "table": table,
                "by_table": by_table,
                "first_die": first_die,
                "hidden": hidden,
                "seq": seq,
                "at": at,
            }
        )
        if hand is not UNSET:
            field_dict["hand"] = hand
        if magic is not UNSET:
            field_dict["magic"] = magic
        if released is not UNSET:
            field_dict["released"] = released
        if fronts is not UNSET:
            field_dict["fronts"] = fronts
        if person is not UNSET:
            field_dict["person"] = person

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["dice_rolled"], d.pop("type"))
        if type_ != "dice_rolled":
            raise ValueError(f"type must match const 'dice_rolled', got '{type_}'")

        player = d.pop("player")

        purpose = check_dice_rolled_event_purpose(d.pop("purpose"))

        faces = cast(list[int], d.pop("faces"))

        kept = cast(list[int], d.pop("kept"))

        table = cast(list[int], d.pop("table"))

        by_table = d.pop("by_table")

        def _parse_first_die(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        first_die = _parse_first_die(d.pop("first_die"))

        hidden = d.pop("hidden")

        seq = d.pop("seq")

        at = d.pop("at")

        _hand = d.pop("hand", UNSET)
        hand: DiceRolledEventHand | Unset
        if isinstance(_hand, Unset):
            hand = UNSET
        else:
            hand = check_dice_rolled_event_hand(_hand)

        magic = d.pop("magic", UNSET)

        released = d.pop("released", UNSET)

        fronts = cast(list[int], d.pop("fronts", UNSET))

        person = d.pop("person", UNSET)

        dice_rolled_event = cls(
            type_=type_,
            player=player,
            purpose=purpose,
            faces=faces,
            kept=kept,
            table=table,
            by_table=by_table,
            first_die=first_die,
            hidden=hidden,
            seq=seq,
            at=at,
            hand=hand,
            magic=magic,
            released=released,
            fronts=fronts,
            person=person,
        )

        dice_rolled_event.additional_properties = d
        return dice_rolled_event

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

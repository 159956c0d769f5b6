from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.export_game_told import ExportGameTold, check_export_game_told

if TYPE_CHECKING:
    from ..models.deal_proof import DealProof
    from ..models.dice_proof import DiceProof
    from ..models.record import Record


T = TypeVar("T", bound="ExportGame")


@_attrs_define
class ExportGame:
    """The game of a table, and what proves it.

    Attributes:
        kind (Literal['game']):
        table (str): `ROUND.TABLE`.
        game (str): Its id.
        attempt (int): 1, and one more each time that the table was played again; only the last one counts.
        told (ExportGameTold): `whole`; `playing`: it is not over, and told then; `making`: it is not there yet;
            `expired`: it is over, and kept no longer; `hidden`: it is told to those alone who may watch it.
        lowest_wins (bool | None): Whether the lowest score wins.
        record (None | Record): The game as a scenario file.
        dice (DiceProof | None): The proof of its dice.
        deals (DealProof | None): That of its deals. Null where there is none, or nothing may be told.
        line (int): Its number, from 1 on without gaps.
        sha256 (str): Of the line without this field, as JSON with sorted keys and without spaces, in UTF-8.
    """

    kind: Literal["game"]
    table: str
    game: str
    attempt: int
    told: ExportGameTold
    lowest_wins: bool | None
    record: None | Record
    dice: DiceProof | None
    deals: DealProof | None
    line: int
    sha256: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.deal_proof import DealProof  # noqa: PLC0415
        from ..models.dice_proof import DiceProof  # noqa: PLC0415
        from ..models.record import Record  # noqa: PLC0415

        kind = self.kind

        table = self.table

        game = self.game

        attempt = self.attempt

        told: str = self.told

        lowest_wins: bool | None
        lowest_wins = self.lowest_wins

        record: dict[str, Any] | None
        if isinstance(self.record, Record):
            record = self.record.to_dict()
        else:
            record = self.record

        dice: dict[str, Any] | None
        if isinstance(self.dice, DiceProof):
            dice = self.dice.to_dict()
        else:
            dice = self.dice

        deals: dict[str, Any] | None
        if isinstance(self.deals, DealProof):
            deals = self.deals.to_dict()
        else:
            deals = self.deals

        line = self.line

        sha256 = self.sha256

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "kind": kind,
                "table": table,
                "game": game,
                "attempt": attempt,
                "told": told,
                "lowest_wins": lowest_wins,
                "record": record,
                "dice": dice,
                "deals": deals,
                "line": line,
                "sha256": sha256,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.deal_proof import DealProof  # noqa: PLC0415
        from ..models.dice_proof import DiceProof  # noqa: PLC0415
        from ..models.record import Record  # noqa: PLC0415

        d = dict(src_dict)
        kind = cast(Literal["game"], d.pop("kind"))
        if kind != "game":
            raise ValueError(f"kind must match const 'game', got '{kind}'")

        table = d.pop("table")

        game = d.pop("game")

        attempt = d.pop("attempt")

        told = check_export_game_told(d.pop("told"))

        def _parse_lowest_wins(data: object) -> bool | None:
            if data is None:
                return data
            return cast(bool | None, data)

        lowest_wins = _parse_lowest_wins(d.pop("lowest_wins"))

        def _parse_record(data: object) -> None | Record:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                record_type_1 = Record.from_dict(data)

                return record_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Record, data)

        record = _parse_record(d.pop("record"))

        def _parse_dice(data: object) -> DiceProof | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                dice_type_1 = DiceProof.from_dict(data)

                return dice_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(DiceProof | None, data)

        dice = _parse_dice(d.pop("dice"))

        def _parse_deals(data: object) -> DealProof | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                deals_type_1 = DealProof.from_dict(data)

                return deals_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(DealProof | None, data)

        deals = _parse_deals(d.pop("deals"))

        line = d.pop("line")

        sha256 = d.pop("sha256")

        export_game = cls(
            kind=kind,
            table=table,
            game=game,
            attempt=attempt,
            told=told,
            lowest_wins=lowest_wins,
            record=record,
            dice=dice,
            deals=deals,
            line=line,
            sha256=sha256,
        )

        export_game.additional_properties = d
        return export_game

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

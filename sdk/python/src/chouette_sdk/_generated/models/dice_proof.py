from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.contribution import Contribution
    from ..models.die_throw import DieThrow
    from ..models.shuffle import Shuffle


T = TypeVar("T", bound="DiceProof")


@_attrs_define
class DiceProof:
    """What anybody needs to check every die.

    Attributes:
        commitment (None | str): SHA-256 (hex) of the seed, told before the first throw; test dice do not come from it.
        seed (None | str): The secret itself (hex), null until the game is over.
        method (str): How faces follow from all this.
        cocked_dice (int): The option of the game: how many dice of 1000 fall.
        thrown (int): How many dice came from the seed so far; draws of shuffles count, too.
        players (list[str]): The ids of the seats at the start, in order; empty before it.
        contributions (list[Contribution]): In that order.
        throws (list[DieThrow]): All dice so far, in order.
        shuffles (list[Shuffle] | Unset): What was drawn between them to shuffle a pack, in order; left out where no
            pack was shuffled.
        magic (int | Unset): How many magic dice were thrown: they are not drawn, and none of these; left out where
            there were none.
    """

    commitment: None | str
    seed: None | str
    method: str
    cocked_dice: int
    thrown: int
    players: list[str]
    contributions: list[Contribution]
    throws: list[DieThrow]
    shuffles: list[Shuffle] | Unset = UNSET
    magic: int | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        commitment: None | str
        commitment = self.commitment

        seed: None | str
        seed = self.seed

        method = self.method

        cocked_dice = self.cocked_dice

        thrown = self.thrown

        players = self.players

        contributions = []
        for contributions_item_data in self.contributions:
            contributions_item = contributions_item_data.to_dict()
            contributions.append(contributions_item)

        throws = []
        for throws_item_data in self.throws:
            throws_item = throws_item_data.to_dict()
            throws.append(throws_item)

        shuffles: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.shuffles, Unset):
            shuffles = []
            for shuffles_item_data in self.shuffles:
                shuffles_item = shuffles_item_data.to_dict()
                shuffles.append(shuffles_item)

        magic = self.magic

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "commitment": commitment,
                "seed": seed,
                "method": method,
                "cocked_dice": cocked_dice,
                "thrown": thrown,
                "players": players,
                "contributions": contributions,
                "throws": throws,
            }
        )
        if shuffles is not UNSET:
            field_dict["shuffles"] = shuffles
        if magic is not UNSET:
            field_dict["magic"] = magic

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.contribution import Contribution  # noqa: PLC0415
        from ..models.die_throw import DieThrow  # noqa: PLC0415
        from ..models.shuffle import Shuffle  # noqa: PLC0415

        d = dict(src_dict)

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

        method = d.pop("method")

        cocked_dice = d.pop("cocked_dice")

        thrown = d.pop("thrown")

        players = cast(list[str], d.pop("players"))

        contributions = []
        _contributions = d.pop("contributions")
        for contributions_item_data in _contributions:
            contributions_item = Contribution.from_dict(contributions_item_data)

            contributions.append(contributions_item)

        throws = []
        _throws = d.pop("throws")
        for throws_item_data in _throws:
            throws_item = DieThrow.from_dict(throws_item_data)

            throws.append(throws_item)

        _shuffles = d.pop("shuffles", UNSET)
        shuffles: list[Shuffle] | Unset = UNSET
        if _shuffles is not UNSET:
            shuffles = []
            for shuffles_item_data in _shuffles:
                shuffles_item = Shuffle.from_dict(shuffles_item_data)

                shuffles.append(shuffles_item)

        magic = d.pop("magic", UNSET)

        dice_proof = cls(
            commitment=commitment,
            seed=seed,
            method=method,
            cocked_dice=cocked_dice,
            thrown=thrown,
            players=players,
            contributions=contributions,
            throws=throws,
            shuffles=shuffles,
            magic=magic,
        )

        dice_proof.additional_properties = d
        return dice_proof

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

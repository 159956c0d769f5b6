from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.contribution import Contribution
    from ..models.deal import Deal


T = TypeVar("T", bound="DealProof")


@_attrs_define
class DealProof:
    """What anybody needs to check every deal.

    Attributes:
        commitment (None | str): SHA-256 (hex) of the seed, told before the first deal; given cards do not come from it.
        seed (None | str): The secret itself (hex), null until the match is over.
        method (str): How deals follow from all this.
        packs (int): How many are shuffled for each deal; 0 before the first.
        drawn (int): How many draws were made from the seed so far.
        players (list[str]): The ids of the seats at the start, in order, which is clockwise; empty before it.
        contributions (list[Contribution]): In that order.
        deals (list[Deal]): All so far, in order.
    """

    commitment: None | str
    seed: None | str
    method: str
    packs: int
    drawn: int
    players: list[str]
    contributions: list[Contribution]
    deals: list[Deal]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        commitment: None | str
        commitment = self.commitment

        seed: None | str
        seed = self.seed

        method = self.method

        packs = self.packs

        drawn = self.drawn

        players = self.players

        contributions = []
        for contributions_item_data in self.contributions:
            contributions_item = contributions_item_data.to_dict()
            contributions.append(contributions_item)

        deals = []
        for deals_item_data in self.deals:
            deals_item = deals_item_data.to_dict()
            deals.append(deals_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "commitment": commitment,
                "seed": seed,
                "method": method,
                "packs": packs,
                "drawn": drawn,
                "players": players,
                "contributions": contributions,
                "deals": deals,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.contribution import Contribution  # noqa: PLC0415
        from ..models.deal import Deal  # noqa: PLC0415

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

        packs = d.pop("packs")

        drawn = d.pop("drawn")

        players = cast(list[str], d.pop("players"))

        contributions = []
        _contributions = d.pop("contributions")
        for contributions_item_data in _contributions:
            contributions_item = Contribution.from_dict(contributions_item_data)

            contributions.append(contributions_item)

        deals = []
        _deals = d.pop("deals")
        for deals_item_data in _deals:
            deals_item = Deal.from_dict(deals_item_data)

            deals.append(deals_item)

        deal_proof = cls(
            commitment=commitment,
            seed=seed,
            method=method,
            packs=packs,
            drawn=drawn,
            players=players,
            contributions=contributions,
            deals=deals,
        )

        deal_proof.additional_properties = d
        return deal_proof

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

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.webhook_result_reason_type_0 import WebhookResultReasonType0, check_webhook_result_reason_type_0

if TYPE_CHECKING:
    from ..models.webhook_player import WebhookPlayer


T = TypeVar("T", bound="WebhookResult")


@_attrs_define
class WebhookResult:
    """How a game ended.

    Attributes:
        winner (None | str): The id of the player, or the name of the team, that won; null without a winner.
        reason (None | WebhookResultReasonType0): As in `game_finished`.
        players (list[WebhookPlayer]):
        commitment (None | str): SHA-256 (hex) of the seed, told before the first throw.
        seed (None | str): The secret that the dice came from (hex): with it `get_dice` lets anybody check every die.
    """

    winner: None | str
    reason: None | WebhookResultReasonType0
    players: list[WebhookPlayer]
    commitment: None | str
    seed: None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        winner: None | str
        winner = self.winner

        reason: None | str
        if isinstance(self.reason, str):
            reason = self.reason
        else:
            reason = self.reason

        players = []
        for players_item_data in self.players:
            players_item = players_item_data.to_dict()
            players.append(players_item)

        commitment: None | str
        commitment = self.commitment

        seed: None | str
        seed = self.seed

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "winner": winner,
                "reason": reason,
                "players": players,
                "commitment": commitment,
                "seed": seed,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.webhook_player import WebhookPlayer  # noqa: PLC0415

        d = dict(src_dict)

        def _parse_winner(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        winner = _parse_winner(d.pop("winner"))

        def _parse_reason(data: object) -> None | WebhookResultReasonType0:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                reason_type_0 = check_webhook_result_reason_type_0(data)

                return reason_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | WebhookResultReasonType0, data)

        reason = _parse_reason(d.pop("reason"))

        players = []
        _players = d.pop("players")
        for players_item_data in _players:
            players_item = WebhookPlayer.from_dict(players_item_data)

            players.append(players_item)

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

        webhook_result = cls(
            winner=winner,
            reason=reason,
            players=players,
            commitment=commitment,
            seed=seed,
        )

        webhook_result.additional_properties = d
        return webhook_result

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

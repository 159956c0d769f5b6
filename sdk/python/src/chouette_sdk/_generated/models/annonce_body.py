from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.bet_body import BetBody
    from ..models.share_body import ShareBody


T = TypeVar("T", bound="AnnonceBody")


@_attrs_define
class AnnonceBody:
    """A shout, with what it says besides its name. `pass` says: nothing will come from me in the windows that ask me
    now, or in the one that is named.

        Attributes:
            annonce (str): The annonce's id, as its rulebook lists it with its fields, or `pass`.
            target (str | Unset): The id of the player that it points at.
            amount (int | Unset): The stake, in points.
            combination (str | Unset): The id of the combination that it names.
            value (int | Unset): The number that is said aloud.
            words (str | Unset): The same number in words, where saying it right is part of the game.
            bet_on (str | Unset): Where `target` has laid several bets: the id of the player on whom the one that is meant
                is laid.
            bets (list[BetBody] | Unset): Several bets at once.
            shares (list[ShareBody] | Unset): To whom how many sips go.
            reaction_ms (int | Unset): How long the player took, in ms, from when this window was shown on the screen. Where
                the game compensates lag the act then counts earlier, within what was measured of the network; elsewhere it
                changes nothing.
            window (int | Unset): The id of the window that this answers, as `expected` and `window_opened` tell it: once
                that is closed, the act is `too_late` and free, whatever else is open. Without it, it counts in the window that
                takes it.
    """

    annonce: str
    target: str | Unset = UNSET
    amount: int | Unset = UNSET
    combination: str | Unset = UNSET
    value: int | Unset = UNSET
    words: str | Unset = UNSET
    bet_on: str | Unset = UNSET
    bets: list[BetBody] | Unset = UNSET
    shares: list[ShareBody] | Unset = UNSET
    reaction_ms: int | Unset = UNSET
    window: int | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        annonce = self.annonce

        target = self.target

        amount = self.amount

        combination = self.combination

        value = self.value

        words = self.words

        bet_on = self.bet_on

        bets: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.bets, Unset):
            bets = []
            for bets_item_data in self.bets:
                bets_item = bets_item_data.to_dict()
                bets.append(bets_item)

        shares: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.shares, Unset):
            shares = []
            for shares_item_data in self.shares:
                shares_item = shares_item_data.to_dict()
                shares.append(shares_item)

        reaction_ms = self.reaction_ms

        window = self.window

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "annonce": annonce,
            }
        )
        if target is not UNSET:
            field_dict["target"] = target
        if amount is not UNSET:
            field_dict["amount"] = amount
        if combination is not UNSET:
            field_dict["combination"] = combination
        if value is not UNSET:
            field_dict["value"] = value
        if words is not UNSET:
            field_dict["words"] = words
        if bet_on is not UNSET:
            field_dict["bet_on"] = bet_on
        if bets is not UNSET:
            field_dict["bets"] = bets
        if shares is not UNSET:
            field_dict["shares"] = shares
        if reaction_ms is not UNSET:
            field_dict["reaction_ms"] = reaction_ms
        if window is not UNSET:
            field_dict["window"] = window

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.bet_body import BetBody  # noqa: PLC0415
        from ..models.share_body import ShareBody  # noqa: PLC0415

        d = dict(src_dict)
        annonce = d.pop("annonce")

        target = d.pop("target", UNSET)

        amount = d.pop("amount", UNSET)

        combination = d.pop("combination", UNSET)

        value = d.pop("value", UNSET)

        words = d.pop("words", UNSET)

        bet_on = d.pop("bet_on", UNSET)

        _bets = d.pop("bets", UNSET)
        bets: list[BetBody] | Unset = UNSET
        if _bets is not UNSET:
            bets = []
            for bets_item_data in _bets:
                bets_item = BetBody.from_dict(bets_item_data)

                bets.append(bets_item)

        _shares = d.pop("shares", UNSET)
        shares: list[ShareBody] | Unset = UNSET
        if _shares is not UNSET:
            shares = []
            for shares_item_data in _shares:
                shares_item = ShareBody.from_dict(shares_item_data)

                shares.append(shares_item)

        reaction_ms = d.pop("reaction_ms", UNSET)

        window = d.pop("window", UNSET)

        annonce_body = cls(
            annonce=annonce,
            target=target,
            amount=amount,
            combination=combination,
            value=value,
            words=words,
            bet_on=bet_on,
            bets=bets,
            shares=shares,
            reaction_ms=reaction_ms,
            window=window,
        )

        return annonce_body
